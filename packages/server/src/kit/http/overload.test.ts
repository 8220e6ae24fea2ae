import Fastify from "fastify";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerErrors } from "./errors.ts";
import { shedLoad } from "./overload.ts";

/** More than systems keep for a reader on the same machine. */
const large = Buffer.alloc(16 * 1024 * 1024);

let app: ReturnType<typeof Fastify>;
let url: string;
let release: () => void;
let lookedUp: number;

beforeEach(async () => {
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  app = Fastify({ trustProxy: true });
  answerErrors(app);
  const ofVisitor = {
    arriving: { address: 2, network: 3 },
    calls: { address: 2, network: 3 },
    all: { address: 5, network: 5 },
    unread: { address: 2, network: 3 },
  };
  shedLoad(app, { most: 7, ofVisitor, unreadFor: 300 });
  lookedUp = 0;
  app.addHook("onRequest", async () => void (lookedUp += 1));
  app.get("/held", async () => {
    await held.promise;
    return "done";
  });
  app.get("/quick", async () => "quick");
  app.get("/large", async () => large);
  app.post("/sent", async () => "taken");
  app.get("/api/held", async () => {
    await held.promise;
    return "done";
  });
  app.get("/api/health", async () => "alive");
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const status = async (path: string, from = "203.0.113.1") =>
  (await fetch(url + path, { headers: { "x-forwarded-for": from } })).status;

/** As many as there is room for, of several visitors. */
const seven = [1, 2, 3, 4, 5, 6, 7];
const hold = () => seven.map((n) => status("/held", `198.51.${n}.1`));

test("a request over the limit gets 503 with Retry-After at once, and those in progress are answered", async () => {
  const held = hold();
  await expect.poll(() => status("/quick")).toBe(503);
  const before = lookedUp;
  const refused = await fetch(`${url}/quick`);
  expect(lookedUp).toBe(before);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ error: "unavailable" });
  expect(await status("/api/health")).toBe(200);
  release();
  expect(await Promise.all(held)).toEqual(seven.map(() => 200));
  expect(await status("/quick")).toBe(200);
});

test("a request whose client hangs up no longer counts", async () => {
  const gone = new AbortController();
  const held = seven.map((n) =>
    fetch(`${url}/held`, { signal: gone.signal, headers: { "x-forwarded-for": `198.51.${n}.1` } }).catch(() => null),
  );
  await expect.poll(() => status("/quick")).toBe(503);
  gone.abort();
  await Promise.all(held);
  await expect.poll(() => status("/quick")).toBe(200);
});

/** Begins to send a body of four characters. */
function sendSlowly(from: string) {
  const headers = { "content-type": "text/plain", "content-length": "4", "x-forwarded-for": from };
  const one = request(`${url}/sent`, { method: "POST", headers }).on("error", () => undefined);
  one.write("a");
  return one;
}

test("a request counts only once its body has arrived", async () => {
  const slow = [...seven, 8].map((n) => sendSlowly(`198.51.${n}.1`));
  const [first] = slow;
  const answered = new Promise<number | undefined>((resolve) =>
    first?.on("response", ({ statusCode }) => resolve(statusCode)),
  );
  expect(await status("/quick")).toBe(200);
  first?.end("bcd");
  expect(await answered).toBe(200);

  const held = hold();
  await expect.poll(() => status("/quick")).toBe(503);
  expect((await fetch(`${url}/sent`, { method: "POST", body: "abcd" })).status).toBe(503);
  release();
  expect(await Promise.all(held)).toEqual(seven.map(() => 200));
  for (const one of slow) one.destroy();
});

test("bodies on their way take no more than the part of their address", async () => {
  const send = async (from: string) =>
    (await fetch(`${url}/sent`, { method: "POST", body: "abcd", headers: { "x-forwarded-for": from } })).status;
  const slow = ["203.0.113.1", "203.0.113.1", "203.0.113.2"].map(sendSlowly);
  await expect.poll(() => send("203.0.113.1")).toBe(429);
  await expect.poll(() => send("203.0.113.3")).toBe(429);
  expect(await status("/quick")).toBe(200);
  expect(await send("198.51.100.1")).toBe(200);
  slow[0]?.end("bcd");
  slow[1]?.destroy();
  await expect.poll(() => send("203.0.113.1")).toBe(200);
  for (const one of slow) one.destroy();
});

test("an address has its part of the calls in progress, its network a larger one, and others find room", async () => {
  const held = [status("/api/held"), status("/api/held")];
  await expect.poll(() => status("/api/nothing")).toBe(429);
  const refused = await fetch(`${url}/api/nothing`, { headers: { "x-forwarded-for": "203.0.113.1" } });
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({ error: "too_many_at_once" });
  held.push(status("/api/held", "203.0.113.2"));
  await expect.poll(() => status("/api/nothing", "203.0.113.3")).toBe(429);
  expect(await status("/api/nothing", "198.51.100.1")).toBe(404);
  // Pages and their files have a larger part.
  expect(await status("/quick")).toBe(200);
  release();
  expect(await Promise.all(held)).toEqual([200, 200, 200]);
  await expect.poll(() => status("/api/nothing")).toBe(404);
});

test("pages of one address take no more than its part", async () => {
  const held = [1, 2, 3, 4, 5].map(() => status("/held"));
  await expect.poll(() => status("/quick")).toBe(429);
  expect(await status("/quick", "203.0.113.2")).toBe(429);
  expect(await status("/quick", "198.51.100.1")).toBe(200);
  release();
  await Promise.all(held);
  await expect.poll(() => status("/quick")).toBe(200);
});

/** Asks for what is large, and reads nothing of it. */
function askWithoutReading(from: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.write(`GET /large HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  const gone = once(socket, "close");
  return {
    gone: () => {
      // Notices the end only by reading on.
      socket.on("error", () => undefined).resume();
      return gone;
    },
  };
}

test("answers that nobody reads are not in progress, few for an address, and cut", async () => {
  const sockets = ["203.0.113.1", "203.0.113.1", "203.0.113.2"].map(askWithoutReading);
  await expect.poll(() => status("/quick")).toBe(429);
  await expect.poll(() => status("/quick", "203.0.113.3")).toBe(429);
  const held = [1, 2, 3, 4, 5, 6].map((n) => status("/held", `198.51.${n}.1`));
  expect(await status("/quick", "192.0.2.1")).toBe(200);
  release();
  expect(await Promise.all(held)).toEqual(held.map(() => 200));
  await expect.poll(() => status("/quick")).toBe(200);
  await Promise.all(sockets.map(({ gone }) => gone()));
});

test("calls that arrive in one go count as being at once, however quickly each is answered", async () => {
  const calls = "GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3);
  const [{ hostname, port }, answers] = [new URL(url), [] as string[]];
  const socket = connect(Number(port), hostname);
  socket.on("data", (bytes) => answers.push(String(bytes)));
  socket.write(calls);
  await expect
    .poll(() => answers.join("").match(/HTTP\/1\.1 \d+/g))
    .toEqual(["HTTP/1.1 404", "HTTP/1.1 404", "HTTP/1.1 429"]);
  socket.destroy();
});
