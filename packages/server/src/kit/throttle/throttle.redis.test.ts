import { expect, test } from "vitest";
import { tcpProxy } from "@agency/testing/tcp-proxy";
import { throttleStorage } from "./throttle.fixture.ts";

const { scratch, openStore } = await throttleStorage();

test("each wait is twice the one before", async () => {
  const store = await openStore();
  const once = { free: 1, memory: 60, firstWait: 30, longestWait: 100 };
  await store.attempt(["account"], once);
  const wait = await store.wait(["account"]);
  expect(wait).toBeGreaterThan(25_000);
  expect(wait).toBeLessThanOrEqual(30_000);
  expect(await store.attempt(["account"], once)).toBeGreaterThan(25_000);
});

test.each(["cut", "freeze"] as const)("when Redis is %s, the database limits as well", async (fault) => {
  const proxy = await tcpProxy(scratch.redisUrl ?? "");
  const store = await openStore(proxy.url);
  await proxy[fault]();
  const rule = { free: 5, memory: 3600, firstWait: 300, longestWait: 900 };
  const waits = await Promise.all(Array.from({ length: 12 }, () => store.attempt([fault], rule)));
  expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(5);
  expect(await store.wait([fault])).toBeGreaterThan(0);
});
