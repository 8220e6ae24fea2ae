import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type ApiProcess, startApiProcess } from "@agency/server/testing/api-process";
import { migratedScratch } from "@agency/server/testing/migrated-scratch";
import { until } from "@agency/testing/ceiling";
import { isReady } from "@agency/testing/product";

const { folder } = await migratedScratch();
let running: ApiProcess[] = [];
let proxy: ReturnType<typeof makeProxy> | undefined;

afterEach(async () => {
  await proxy?.close();
  for (const api of running) await api.kill();
  running = [];
});

async function start(environment: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApiProcess({ DATA_DIR: folder, LOG_LEVEL: "warn", ...environment });
  running.push(api);
  return api;
}

/** Acts like a proxy: asks which servers are ready, and sends requests over connections that it keeps open. */
function makeProxy(ports: number[]) {
  const ready = new Map(ports.map((port) => [port, true]));
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]));
  const failures: string[] = [];
  const answered = new Map(ports.map((port) => [port, 0]));
  const underWay = new Map(ports.map((port) => [port, 0]));
  const count = (port: number, more: number) => underWay.set(port, (underWay.get(port) ?? 0) + more);
  const over = new AbortController();
  let turn = 0;

  async function ask(port: number, path: string): Promise<void> {
    const call = request({ port, path, host: "127.0.0.1", agent: agents.get(port) ?? false });
    call.end();
    const [response] = (await once(call, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}`);
    answered.set(port, (answered.get(port) ?? 0) + 1);
  }

  async function visitor(path: string): Promise<void> {
    while (!over.signal.aborted) {
      const open = ports.filter((port) => ready.get(port));
      const port = open[(turn += 1) % open.length];
      if (port === undefined) failures.push("no server is ready");
      else {
        count(port, 1);
        await ask(port, path).catch((error: unknown) => failures.push(`${port}: ${String(error)}`));
        count(port, -1);
      }
      await sleep(Math.random() * 20);
    }
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      for (const port of ports) ready.set(port, await isReady(port));
      await sleep(100);
    }
  }

  const paths = ["/api/health", "/api/consultation/slots", "/api/health/live"];
  const loops = [watch(), ...Array.from({ length: 6 }, (_, index) => visitor(paths[index % paths.length] ?? "/"))];
  return {
    failures,
    answered: (port: number) => answered.get(port) ?? 0,
    /** Whether it no longer sends requests there and has no answer outstanding. */
    hasLeft: (port: number) => !ready.get(port) && underWay.get(port) === 0,
    close: async () => {
      over.abort();
      await Promise.all(loops);
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

test("stopping the API under load behind a proxy fails no request, and Ctrl-C stops it without waiting", async () => {
  // Leaves time for the proxy's next readiness check on a busy machine; it is cut short after that check.
  const environment = { DRAIN_SECONDS: "60" };
  const [one, other] = [await start(environment), await start(environment)];
  const visited = makeProxy([one.port, other.port]);
  proxy = visited;
  await until(() => expect(visited.answered(one.port)).toBeGreaterThan(20));
  const before = visited.answered(one.port);
  one.signal("SIGTERM");
  await until(() => expect(visited.hasLeft(one.port)).toBe(true));
  one.signal("SIGINT");
  expect(await one.ended).toBe(0);
  const after = visited.answered(other.port);
  await until(() => expect(visited.answered(other.port)).toBeGreaterThan(after + 20));
  await visited.close();
  expect(visited.failures).toEqual([]);
  expect(visited.answered(one.port)).toBeGreaterThan(before);
  expect(await isReady(other.port)).toBe(true);
  other.signal("SIGINT");
  // If it took longer, the process would still be running.
  expect(await Promise.race([other.ended, sleep(30_000, "it waits", { ref: false })])).toBe(0);
});

test("metrics are served on a separate port, by route pattern and not by path, and a request in progress is answered when the API stops", async () => {
  const api = await start({ DRAIN_SECONDS: "0" });
  await fetch(`http://127.0.0.1:${api.port}/api/reports/clients/SECRET-ID`);
  const page = await (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text();
  expect(page).toMatch(
    /agency_http_request_seconds_count\{method="GET",route="\/api\/reports\/clients\/:clientId",status="404"\} 1/,
  );
  expect(page).not.toContain("SECRET");
  expect(page).toContain("agency_database_up 1");
  expect((await fetch(`http://127.0.0.1:${api.port}/metrics`)).status).toBe(404);

  const call = request({ port: api.port, host: "127.0.0.1", path: "/api/contact", method: "POST", agent: new Agent() });
  call.setHeader("content-type", "application/json").setHeader("content-length", "2");
  call.setHeader("sec-fetch-site", "same-origin");
  call.write("{");
  const [socket] = (await once(call, "socket")) as [Socket];
  if (socket.connecting) await once(socket, "connect");
  // The request came before this one, so it is in progress.
  await isReady(api.port);
  api.signal("SIGTERM");
  await until(async () => expect(await isReady(api.port)).toBe(false));
  call.end("}");
  const [response] = (await once(call, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(400);
  response.resume();
  expect(await api.ended).toBe(0);
});

test("when METRICS_PORT is in use, the API says so and exits", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await expect(start({ METRICS_PORT: `${port}` })).rejects.toThrow("another program uses it");
  taken.close();
});
