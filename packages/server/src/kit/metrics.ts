import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { release } from "./release.ts";
import type { PoolState } from "./sandbox/pool.ts";

/** The page that Prometheus reads. */
export type MetricsPage = Pick<Registry, "metrics" | "contentType">;

type MetricsServer = { port: number; close: () => Promise<void> };

/** A registry with the metrics of every Node process: memory, CPU time, event loop, garbage collection. */
export function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { version, commit, tag } = release();
  new Gauge({
    name: "agency_release_info",
    help: "1, with the version, the commit and the tag that run",
    labelNames: ["version", "commit", "tag"],
    registers: [registry],
  }).set({ version, commit: commit ?? "", tag: tag ?? "" }, 1);
  return registry;
}

/**
 * Serves `GET /metrics` for Prometheus on a separate port, so that the site's reverse proxy cannot expose it.
 * @throws Error when the port cannot be opened
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
  server.listen(port, ownAddress(host));
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

/**
 * The address to listen on: the given one, or this machine's own in the given network (`10.1.0.0/24`). A container in several
 * networks so keeps the port out of the others.
 * @throws Error when this machine has none in it
 */
function ownAddress(host: string): string {
  const [network = "", bits] = host.split("/");
  if (bits === undefined) return host;
  const family = network.includes(":") ? "ipv6" : "ipv4";
  const inside = new BlockList();
  inside.addSubnet(network, Number(bits), family);
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));
  const found = own.find((address) => inside.check(address, address.includes(":") ? "ipv6" : "ipv4"));
  if (!found) throw new Error(`METRICS_HOST: this machine has no address in ${host}`);
  return found;
}

/** Adds the metrics of a sandbox, which are read when Prometheus asks. */
export function measureSandbox(registry: Registry, state: () => PoolState): void {
  const registers = [registry];
  const gauges = {
    processes: "Processes of the sandbox that run",
    working: "Tasks that the sandbox works on",
    waiting: "Tasks that wait for a process of the sandbox",
  } as const;
  for (const [name, help] of Object.entries(gauges) as [keyof typeof gauges, string][]) {
    const gauge: Gauge = new Gauge({
      name: `agency_sandbox_${name}`,
      help,
      registers,
      collect: () => gauge.set(state()[name]),
    });
  }
  const refused: Counter = new Counter({
    name: "agency_sandbox_refused_total",
    help: "Tasks that found no room",
    registers,
    collect: () => {
      refused.reset();
      refused.inc(state().refused);
    },
  });
  const ended: Counter<"limit"> = new Counter({
    name: "agency_sandbox_ended_total",
    help: "Tasks that exceeded a limit, by limit",
    labelNames: ["limit"],
    registers,
    collect: () => {
      ended.reset();
      for (const [limit, count] of Object.entries(state().ended)) ended.inc({ limit }, count);
    },
  });
}
