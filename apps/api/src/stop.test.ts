import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "@agency/platform/db/database";
import { makeScratch, type Scratch } from "@agency/platform/testing/scratch";
import { type ApiProcess, isReady, startApiProcess } from "./testing/api-process.ts";

let scratch: Scratch;
let running: ApiProcess[] = [];

beforeEach(async () => {
  scratch = await makeScratch();
  const database = await openDatabase({ folder: scratch.folder });
  await database.migrate();
  await database.close();
});
afterEach(async () => {
  for (const api of running) {
    api.signal("SIGKILL");
    await api.ended;
  }
  running = [];
  await scratch.remove();
});

async function start(environment: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApiProcess({ DATA_DIR: scratch.folder, LOG_LEVEL: "warn", ...environment });
  running.push(api);
  return api;
}

/** What a proxy does before its servers: it asks which are ready, and sends requests over connections that it keeps. */
function makeProxy(ports: number[]) {
  const ready = new Map(ports.map((port) => [port, true]));
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]));
  const failures: string[] = [];
  const answered = new Map(ports.map((port) => [port, 0]));
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
      else await ask(port, path).catch((error: unknown) => failures.push(`${port}: ${String(error)}`));
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
  const loops = [watch(), ...Array.from({ length: 24 }, (_, index) => visitor(paths[index % paths.length] ?? "/"))];
  return {
    failures,
    answered: (port: number) => answered.get(port) ?? 0,
    close: async () => {
      over.abort();
      await Promise.all(loops);
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

test("stopped under load, behind a proxy, it fails no request", { timeout: 60_000 }, async () => {
  // Long enough for this proxy's question to come up on a busy machine, too.
  const environment = { DRAIN_SECONDS: "3" };
  const [one, other] = [await start(environment), await start(environment)];
  const proxy = makeProxy([one.port, other.port]);
  await vi.waitFor(() => expect(proxy.answered(one.port)).toBeGreaterThan(50), { timeout: 20_000 });
  const before = proxy.answered(one.port);
  one.signal("SIGTERM");
  expect(await one.ended).toBe(0);
  await sleep(500);
  await proxy.close();
  expect(proxy.failures).toEqual([]);
  expect(proxy.answered(one.port)).toBeGreaterThan(before);
  expect(await isReady(other.port)).toBe(true);
});

test("a request that is under way when it is to stop is answered", { timeout: 60_000 }, async () => {
  const api = await start({ DRAIN_SECONDS: "0" });
  const call = request({ port: api.port, host: "127.0.0.1", path: "/api/contact", method: "POST", agent: new Agent() });
  call.setHeader("content-type", "application/json").setHeader("content-length", "2");
  call.setHeader("sec-fetch-site", "same-origin");
  call.write("{");
  await sleep(300);
  api.signal("SIGTERM");
  await sleep(500);
  call.end("}");
  const [response] = (await once(call, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(400);
  response.resume();
  expect(await api.ended).toBe(0);
});

test("Ctrl-C waits for nobody", { timeout: 60_000 }, async () => {
  const api = await start({ DRAIN_SECONDS: "30" });
  const begun = performance.now();
  api.signal("SIGINT");
  expect(await api.ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("Prometheus is answered on a port of its own, by pattern and not by path", { timeout: 60_000 }, async () => {
  const api = await start();
  await fetch(`http://127.0.0.1:${api.port}/api/reports/clients/SECRET-ID`);
  const page = await (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text();
  expect(page).toMatch(
    /agency_http_request_seconds_count\{method="GET",route="\/api\/reports\/clients\/:clientId",status="404"\} 1/,
  );
  expect(page).not.toContain("SECRET");
  expect(page).toContain("agency_database_up 1");
  expect((await fetch(`http://127.0.0.1:${api.port}/metrics`)).status).toBe(404);
});

test.each(["PORT", "METRICS_PORT"])("where %s is taken it says so and ends", { timeout: 60_000 }, async (variable) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await expect(start({ [variable]: `${port}` })).rejects.toThrow("EADDRINUSE");
  taken.close();
});
