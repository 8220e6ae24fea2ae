import Fastify from "fastify";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { login } from "@agency/contracts/staff";
import { startApi } from "../../testing/api.ts";
import type { Context } from "../context.ts";
import { exceeds, limitArrival, longestArrival, uploadTime } from "./bodies.ts";
import { unreadableRequests } from "./unreadable.ts";

const context = { environment: { PUBLIC_URL: "https://agency.test" } } as Context;
const usual = 30_000;
const megabytes = 4 * 1024 * 1024;

type Timer = { ms: number; ring: () => void; off: boolean };

/** A server whose time passes when the test says so. */
async function start() {
  const timers: Timer[] = [];
  const waiting: ((timer: Timer) => void)[] = [];
  const app = Fastify({ clientErrorHandler: unreadableRequests(context), bodyLimit: 6_000_000 });
  limitArrival(app, (ms, ring) => {
    const timer = { ms, ring, off: false };
    timers.push(timer);
    waiting.shift()?.(timer);
    return () => void (timer.off = true);
  });
  app.post("/form", async () => ({ done: true }));
  const refuse = async (_request: unknown, reply: { code: (status: number) => { send: (body: object) => unknown } }) =>
    reply.code(401).send({ done: false });
  app.post("/refused", { onRequest: refuse }, async () => ({ done: true }));
  const allow = async (request: { allowUpload: (upload: { bytes: number; by: string }) => void }) =>
    request.allowUpload({ bytes: megabytes, by: "session" });
  app.post("/upload", { onRequest: allow }, async () => ({ done: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const next = () => new Promise<Timer>((resolve) => waiting.push(resolve));
  return { app, timers, next, open: (path: string, connection = "close") => begin(port, path, connection) };
}

/** A request whose body has only begun. */
function begin(port: number, path: string, connection: string): { socket: Socket; answer: () => Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a"`,
  );
  return { socket, answer: () => text(socket) };
}

test("a body that does not arrive in time is answered with 408, and the connection closed", async () => {
  const { next, open } = await start();
  const timer = next();
  const { answer } = open("/form");
  expect((await timer).ms).toBe(usual);
  (await timer).ring();
  expect(await answer()).toMatch(/^HTTP\/1\.1 408 [^]*"error":"request_too_slow"/);
});

test("a body that was refused while it came does not keep the connection", async () => {
  const { next, open } = await start();
  const timer = next();
  const { socket } = open("/refused", "keep-alive");
  const [refusal] = await once(socket, "data");
  expect(String(refusal)).toMatch(/^HTTP\/1\.1 401 /);
  (await timer).ring();
  await once(socket, "close");
});

test("an upload has the time that a slow line needs, and is answered when it arrives", async () => {
  const { timers, next, open } = await start();
  const both = [next(), next()];
  const { socket, answer } = open("/upload");
  const [first, longer] = await Promise.all(both);
  expect([first?.ms, first?.off, longer?.ms]).toEqual([usual, true, uploadTime(megabytes)]);
  // 64 kbit/s
  expect(uploadTime(megabytes) - usual).toBe((megabytes / 8192) * 1000);
  socket.write(":1}");
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(timers.every(({ off }) => off)).toBe(true);
});

test("only a few uploads of a session may take longer at once", async () => {
  const { timers, next, open } = await start();
  for (let upload = 1; upload <= 4; upload += 1) {
    const both = [next(), next()];
    open("/upload");
    await Promise.all(both);
  }
  const last = next();
  const { answer } = open("/upload");
  (await last).ring();
  expect(await answer()).toContain("408");
  expect(timers.filter(({ ms }) => ms > usual)).toHaveLength(4);
});

test("a server that stops gives an upload the usual time to end", async () => {
  const { app, timers, next, open } = await start();
  const both = [next(), next()];
  const { answer } = open("/upload");
  await Promise.all(both);
  const hurried = next();
  const closed = app.close();
  const timer = await hurried;
  expect([timer.ms, timers[1]?.off]).toEqual([usual, true]);
  timer.ring();
  expect(await answer()).toContain("408");
  await closed;
});

test("the largest upload of the contracts has its time before Node's own limit", () => {
  const largest = Math.max(...allRoutes.map(({ contract }) => contract.bodyBytes ?? 0));
  expect(uploadTime(largest)).toBeLessThan(longestArrival);
  for (const { contract } of allRoutes) if (contract.bodyBytes) expect(contract.access).toBe("staff");
});

test.each([
  ["[[1]]", 2, false],
  ["[[[1]]]", 2, true],
  ['{"a":{"b":{}}}', 2, true],
  ["[[],[],[[]]]", 2, true],
  ["[[],[],[]]", 2, false],
  // Brackets in texts are none.
  ['["[[[[", "{{{{"]', 2, false],
  ['["\\"[[[["]', 2, false],
  ['["\\\\",[[1]]]', 2, true],
  // Not JSON: the parser refuses it later.
  ['["[[[', 2, false],
  ["]]]][[[", 2, false],
])("%s in %i levels", (json, most, isDeeper) => {
  expect(exceeds(json, { levels: most, fields: 9 })).toBe(isDeeper);
});

test.each([
  ['{"a":1,"b":2}', 2, false],
  ['{"a":1,"b":{"c":2}}', 2, true],
  // Colons in texts are none.
  ['{"a":"::::","b":2}', 2, false],
])("%s has more than %i fields: %s", (json, fields, exceeded) => {
  expect(exceeds(json, { levels: 9, fields })).toBe(exceeded);
});

test("a text of many backslashes is read in one go", () => {
  const json = `["${"\\\\".repeat(1_000_000)}"]`;
  expect(exceeds(json, { levels: 2, fields: 9 })).toBe(false);
});

const { app } = await startApi();
const post = (payload: string) =>
  app.inject({ method: login.method, url: login.path, headers: { "content-type": "application/json" }, payload });

test("a deep body is refused as one that cannot be read, and a flat one is not", async () => {
  const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  expect((await post(deep(33))).json()).toMatchObject({ error: "malformed_body" });
  expect((await post(deep(30_000))).json()).toMatchObject({ error: "malformed_body" });
  expect((await post(deep(32))).json()).toMatchObject({ error: "invalid_input" });
});

test("a visitor's body with thousands of fields is refused before it is parsed", async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 251 }, (_, n) => [`k${n}`, 1])));
  expect((await post(body)).json()).toMatchObject({ error: "malformed_body" });
});

test.each(["", "{", '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
  "%s is refused as before",
  async (body) => {
    expect((await post(body)).json()).toMatchObject({ error: "malformed_body" });
  },
);
