import type { FastifyRequest } from "fastify";
import type { AnyRoute } from "@agency/contracts/route";

type Loggable = Pick<FastifyRequest, "method" | "url"> & {
  routeOptions?: { config?: { contractRoute?: AnyRoute } } | undefined;
};

/**
 * A request for the log, with the route's pattern instead of the URL. A URL may contain personal data or secrets: a client
 * ID opens a portal, a token a booking, an audit's id its result, and a query may contain an email address.
 */
export function redactedRequest({ method, url, routeOptions }: Loggable): { method: string; url: string } {
  const pattern = routeOptions?.config?.contractRoute?.path;
  if (pattern) return { method, url: pattern.replaceAll(/:\w+/g, "…") };
  return { method, url: url.startsWith("/api/") ? "/api/…" : "/…" };
}
