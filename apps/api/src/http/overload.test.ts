import Fastify from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerErrors } from "./errors.ts";
import { shedLoad } from "./overload.ts";

let app: ReturnType<typeof Fastify>;
let url: string;
let release: () => void;

beforeEach(async () => {
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  app = Fastify();
  answerErrors(app);
  await shedLoad(app, { most: 2, maxEventLoopDelay: 200 });
  app.get("/held", async () => {
    await held.promise;
    return "done";
  });
  app.get("/quick", async () => "quick");
  app.get("/api/health", async () => "alive");
  app.get("/stuck", async () => {
    const until = performance.now() + 1500;
    while (performance.now() < until);
    return "at last";
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const status = async (path: string) => (await fetch(url + path)).status;

test("one request too many is sent away at once and told when to come back; those at work are answered", async () => {
  const held = [status("/held"), status("/held")];
  await expect.poll(() => status("/quick")).toBe(503);
  const refused = await fetch(`${url}/quick`);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ error: "unavailable" });
  expect(await status("/api/health")).toBe(200);
  release();
  expect(await Promise.all(held)).toEqual([200, 200]);
  expect(await status("/quick")).toBe(200);
});

test("who hangs up makes room", async () => {
  const gone = new AbortController();
  const held = [1, 2].map(() => fetch(`${url}/held`, { signal: gone.signal }).catch(() => null));
  await expect.poll(() => status("/quick")).toBe(503);
  gone.abort();
  await Promise.all(held);
  await expect.poll(() => status("/quick")).toBe(200);
});

test("a server that cannot keep up says so but for its pulse, and is itself again in seconds", async () => {
  const stuck = status("/stuck");
  await sleep(100);
  const others = [status("/quick"), status("/api/health")];
  expect(await stuck).toBe(200);
  expect(await Promise.all(others)).toContain(200);
  const seen = new Set<number>();
  const until = Date.now() + 600;
  while (Date.now() < until) {
    seen.add(await status("/quick"));
    expect(await status("/api/health")).toBe(200);
    await sleep(20);
  }
  expect(seen).toContain(503);
  await expect.poll(() => status("/quick"), { timeout: 3000 }).toBe(200);
});
