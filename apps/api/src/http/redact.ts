import type { FastifyRequest } from "fastify";
import type { AnyRoute } from "@agency/contracts/route";

type Loggable = Pick<FastifyRequest, "method" | "url"> & {
  routeOptions?: { config?: { contractRoute?: AnyRoute } } | undefined;
};

/**
 * A request for the log. What stands in an address may be personal or open something (a client ID a portal, a token a booking,
 * an audit's id its result, an e-mail address in a query), so that only its pattern is told.
 */
export function redactedRequest({ method, url, routeOptions }: Loggable): { method: string; url: string } {
  const pattern = routeOptions?.config?.contractRoute?.path;
  if (pattern) return { method, url: pattern.replaceAll(/:\w+/g, "…") };
  return { method, url: url.startsWith("/api/") ? "/api/…" : "/…" };
}
