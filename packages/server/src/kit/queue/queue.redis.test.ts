import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "@agency/testing/ceiling";
import { type TcpProxy, tcpProxy } from "@agency/testing/tcp-proxy";
import { makeScratch, type Scratch } from "../../testing/migrated-scratch.ts";
import { type Bell, openBell as openDoorbell } from "./bell.ts";
import { redisBell, redisConsumer } from "./redis.ts";

let scratch: Scratch;
let proxy: TcpProxy;
let logged: { level: number; msg: string }[];
let closing: (() => Promise<void>)[];
const printed = [vi.spyOn(console, "warn"), vi.spyOn(console, "error"), vi.spyOn(console, "log")];

const log = pino(
  { base: null },
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(line.toString()));
      done();
    },
  }),
);

beforeEach(async () => {
  scratch = await makeScratch();
  proxy = await tcpProxy(scratch.redisUrl ?? "");
  logged = [];
  closing = [];
});
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  await proxy.cut();
  // The libraries print unhandled errors.
  for (const print of printed) expect(print).not.toHaveBeenCalled();
});

async function openBell(): Promise<Bell> {
  const bell = redisBell(proxy.url, log);
  closing.push(bell.close);
  return bell;
}

const ready = (bell: Bell) => until(async () => expect(await bell.working()).toBe(true));

function openConsumer(answer: (kind: string, id: string) => Promise<void>) {
  const consumer = redisConsumer(proxy.url, { log, answer });
  closing.push(consumer.close);
  return consumer;
}

test("a ring is heard every time, with kind and row", async () => {
  const heard: string[] = [];
  openConsumer(async (kind, id) => void heard.push(`${kind} ${id}`));
  const bell = await openBell();
  await ready(bell);
  for (const kind of ["report", "dispatch", "report"] as const) {
    const before = heard.length;
    await bell.ring(kind, "one");
    await until(() => expect(heard).toHaveLength(before + 1));
  }
  expect(heard).toEqual(["report one", "dispatch one", "report one"]);
  expect(logged).toEqual([]);
});

test("a doorbell that is still connecting waits for Redis before it says whether it works", async () => {
  const bell = await openBell();
  expect(await bell.working()).toBe(true);
});

test("rings made together are each heard", async () => {
  const heard: string[] = [];
  openConsumer(async (_kind, id) => void heard.push(id));
  const bell = await openBell();
  await ready(bell);
  const ids = Array.from({ length: 50 }, (_, index) => `row-${index}`);
  await Promise.all(ids.map((id) => bell.ring("report", id)));
  await until(() => expect(heard.toSorted()).toEqual(ids.toSorted()));
});

test("closing waits for the rings made before", async () => {
  const bell = await openBell();
  await ready(bell);
  await bell.ring("report", "last");
  await bell.close();
  const heard: string[] = [];
  openConsumer(async (_kind, id) => void heard.push(id));
  await until(() => expect(heard).toEqual(["last"]));
});

test("a failed answer is logged, and the next ring for the row is answered", async () => {
  const answer = vi.fn().mockRejectedValueOnce(new Error("The database is away")).mockResolvedValue(undefined);
  openConsumer(answer);
  const bell = await openBell();
  await ready(bell);
  await bell.ring("report", "one");
  await until(() => expect(logged).toContainEqual(expect.objectContaining({ level: 50, kind: "report", id: "one" })));
  await bell.ring("report", "one");
  await until(() => expect(answer).toHaveBeenCalledTimes(2));
});

describe("a ring never delays its caller", () => {
  test("when Redis was never reachable", async () => {
    await proxy.cut();
    const bell = await openBell();
    await bell.ring("report", "one");
    expect(await bell.working()).toBe(false);
    await until(() => expect(logged).toContainEqual(expect.objectContaining({ level: 40, id: "one" })));
  });

  test("when Redis goes away", async () => {
    const bell = await openBell();
    await ready(bell);
    await proxy.cut();
    await bell.ring("report", "one");
    expect(await bell.working()).toBe(false);
  });

  test("when Redis hangs", async () => {
    const bell = await openBell();
    await ready(bell);
    await bell.ring("report", "one");
    await ready(bell);
    proxy.freeze();
    await bell.ring("report", "two");
    expect(await bell.working()).toBe(false);
    await until(() => expect(logged).toContainEqual(expect.objectContaining({ level: 40, id: "two" })));
  });
});

test("rings work again when Redis comes back, and its absence is logged once", async () => {
  const heard: string[] = [];
  openConsumer(async (_kind, id) => void heard.push(id));
  const bell = await openBell();
  await ready(bell);
  await proxy.cut();
  await until(() =>
    expect(logged.filter(({ msg }) => msg.startsWith("Redis is out of reach")).length).toBeGreaterThan(0),
  );
  await proxy.restore();
  await ready(bell);
  await until(async () => {
    await bell.ring("report", "after");
    expect(heard).toContain("after");
  });
  // One line for each of the two connections.
  expect(logged.filter(({ msg }) => msg.startsWith("Redis is out of reach")).length).toBeLessThanOrEqual(2);
  expect(logged.some(({ msg }) => msg === "Redis is back")).toBe(true);
});

describe("closing ends", () => {
  test("with Redis there, after the answer under way", async () => {
    const answered = vi.fn();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
    const consumer = openConsumer(async () => {
      begin();
      await goOn;
      answered();
    });
    const bell = await openBell();
    await ready(bell);
    await bell.ring("report", "one");
    await begun;
    const closed = consumer.close();
    expect(answered).not.toHaveBeenCalled();
    finish();
    await closed;
    expect(answered).toHaveBeenCalledOnce();
  });

  test.each([
    ["unreachable from the start", async () => proxy.cut(), async () => undefined],
    ["gone for a while", async () => undefined, async () => proxy.cut()],
    ["hanging", async () => undefined, async () => proxy.freeze()],
  ])("when Redis is %s", async (_how, before, after) => {
    await before();
    const consumer = openConsumer(async () => undefined);
    const bell = await openBell();
    await until(async () => expect((await bell.working()) || logged.length > 0).toBe(true));
    await after();
    await Promise.all([consumer.close(), bell.close()]);
  });
});

test("the doorbell without Redis does nothing and reports no problem", async () => {
  const silent = await openDoorbell(undefined, log);
  await silent.ring("report", "one");
  expect(await silent.working()).toBe(true);
  await silent.close();
});
