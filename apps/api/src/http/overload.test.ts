import Fastify from "fastify";
import { request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerErrors } from "./errors.ts";
import { shedLoad } from "./overload.ts";

let app: ReturnType<typeof Fastify>;
let url: string;
let release: () => void;
let lookedUp: number;

beforeEach(async () => {
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  app = Fastify();
  answerErrors(app);
  shedLoad(app, { most: 2 });
  lookedUp = 0;
  app.addHook("onRequest", async () => void (lookedUp += 1));
  app.get("/held", async () => {
    await held.promise;
    return "done";
  });
  app.get("/quick", async () => "quick");
  app.post("/sent", async () => "taken");
  app.get("/api/health", async () => "alive");
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const status = async (path: string) => (await fetch(url + path)).status;

test("a request over the limit gets 503 with Retry-After at once, and those in progress are answered", async () => {
  const held = [status("/held"), status("/held")];
  await expect.poll(() => status("/quick")).toBe(503);
  const before = lookedUp;
  const refused = await fetch(`${url}/quick`);
  expect(lookedUp).toBe(before);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ error: "unavailable" });
  expect(await status("/api/health")).toBe(200);
  release();
  expect(await Promise.all(held)).toEqual([200, 200]);
  expect(await status("/quick")).toBe(200);
});

test("a request whose client hangs up no longer counts", async () => {
  const gone = new AbortController();
  const held = [1, 2].map(() => fetch(`${url}/held`, { signal: gone.signal }).catch(() => null));
  await expect.poll(() => status("/quick")).toBe(503);
  gone.abort();
  await Promise.all(held);
  await expect.poll(() => status("/quick")).toBe(200);
});

test("a request counts only once its body has arrived", async () => {
  const options = { method: "POST", headers: { "content-type": "text/plain", "content-length": "4" } };
  const slow = [1, 2, 3].map(() => request(`${url}/sent`, options).on("error", () => undefined));
  for (const one of slow) one.write("a");
  const [first] = slow;
  const answered = new Promise<number | undefined>((resolve) =>
    first?.on("response", ({ statusCode }) => resolve(statusCode)),
  );
  expect(await status("/quick")).toBe(200);
  first?.end("bcd");
  expect(await answered).toBe(200);

  const held = [status("/held"), status("/held")];
  await expect.poll(() => status("/quick")).toBe(503);
  expect((await fetch(`${url}/sent`, { method: "POST", body: "abcd" })).status).toBe(503);
  release();
  expect(await Promise.all(held)).toEqual([200, 200]);
  for (const one of slow) one.destroy();
});
