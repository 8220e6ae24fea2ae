import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Registry } from "prom-client";

/** What Prometheus reads. */
export type MetricsPage = Pick<Registry, "metrics" | "contentType">;

export type MetricsServer = { port: number; close: () => Promise<void> };

/** A registry with what every Node process tells of itself: memory, processor time, event loop, garbage collection. */
export function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Answers `GET /metrics` for Prometheus on a port of its own, so that a proxy that passes on the site cannot pass on this.
 * @throws Error when nothing can listen there
 */
export async function serveMetrics(
  page: MetricsPage,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    page.metrics().then(
      (text) => response.writeHead(200, { "content-type": page.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5000;
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
