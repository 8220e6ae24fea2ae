import type { FastifyInstance } from "fastify";
import type { ApiMetrics } from "../metrics/api-metrics.ts";

/** Records every answered request for Prometheus, by route pattern: the path itself may contain personal data. */
export function measureRequests(app: FastifyInstance, { answered }: Pick<ApiMetrics, "answered">): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.config.contractRoute?.path ?? (request.url.startsWith("/api/") ? "other" : "site");
    answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
