import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnyRoute } from "@agency/contracts/route";
import { withRequestId } from "../log/request-id.ts";
import { isCall } from "./request-target.ts";

/** Gives everything done for a request its id, and returns the id so that a person can tell it to the staff. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    withRequestId(request.id, done);
  });
  // Reading the body loses the context set before it.
  app.addHook("preValidation", (request, _reply, done) => withRequestId(request.id, done));
}

/** Records an answered request. `route` is the pattern of its path, never the path itself. */
export type RecordAnswer = (request: { method: string; route: string; status: number }, seconds: number) => void;

/** Records every answered request for Prometheus, by route pattern: the path itself may contain personal data. */
export function measureRequests(app: FastifyInstance, answered: RecordAnswer): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.config.contractRoute?.path ?? (isCall(request) ? "other" : "site");
    answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

type Loggable = Pick<FastifyRequest, "method" | "url"> & {
  routeOptions?: { config?: { contractRoute?: AnyRoute } } | undefined;
};

/**
 * A request for the log, with the route's pattern instead of the URL. A URL may contain personal data or secrets: a client
 * ID opens a portal, a token a booking, an audit's id its result, and a query may contain an email address.
 */
export function redactedRequest(request: Loggable): { method: string; url: string } {
  const { method, routeOptions } = request;
  const pattern = routeOptions?.config?.contractRoute?.path;
  if (pattern) return { method, url: pattern.replaceAll(/:\w+/g, "…") };
  return { method, url: isCall(request) ? "/api/…" : "/…" };
}
