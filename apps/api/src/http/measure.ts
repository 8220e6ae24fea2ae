import type { FastifyInstance } from "fastify";
import type { ApiMetrics } from "@agency/platform/metrics/api-metrics";

/** Notes every answered request for Prometheus, by the pattern of its path: a path could hold what is personal. */
export function measureRequests(app: FastifyInstance, { answered }: Pick<ApiMetrics, "answered">): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.config.contractRoute?.path ?? (request.url.startsWith("/api/") ? "other" : "site");
    answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
