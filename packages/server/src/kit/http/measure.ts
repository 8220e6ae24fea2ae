import type { FastifyInstance } from "fastify";

/** Records an answered request. `route` is the pattern of its path, never the path itself. */
export type RecordAnswer = (request: { method: string; route: string; status: number }, seconds: number) => void;

/** Records every answered request for Prometheus, by route pattern: the path itself may contain personal data. */
export function measureRequests(app: FastifyInstance, answered: RecordAnswer): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.config.contractRoute?.path ?? (request.url.startsWith("/api/") ? "other" : "site");
    answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
