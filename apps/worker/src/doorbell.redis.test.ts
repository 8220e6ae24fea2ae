import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { tcpProxy } from "@agency/platform/testing/tcp-proxy";
import { freePort } from "@agency/testing/free-port";
import { notificationDesk } from "./testing/sample-notifications.ts";
import { openStage, type Stage } from "./testing/stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.killWorkers());
afterAll(() => stage.close());

test("the bell wakes the worker long before it would look by itself, every two seconds", async () => {
  await stage.startWorker();
  const client = await stage.addClient();
  // The first report warms the process up.
  await stage.reportReaches(await stage.generate(client), { state: "done" });
  const waited: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now();
    await stage.reportReaches(await stage.generate(client), { state: "done" });
    waited.push(performance.now() - start);
  }
  const average = waited.reduce((sum, time) => sum + time, 0) / waited.length;
  expect(average).toBeLessThan(500);
});

test("the bell wakes the worker for a notification too", async () => {
  await stage.startWorker();
  const desk = notificationDesk(stage);
  await desk.reaches(await desk.keep(), { state: "sent" });
  const waited: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now();
    await desk.reaches(await desk.keep(), { state: "sent" });
    waited.push(performance.now() - start);
  }
  const average = waited.reduce((sum, time) => sum + time, 0) / waited.length;
  expect(average).toBeLessThan(500);
});

describe("without Redis the work is done all the same", () => {
  test("where it was never there", async () => {
    const worker = await stage.startWorker({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    const asked = await stage.sendToNewClient();
    await stage.dispatchReaches(asked, { state: "sent" });
    expect(stage.mailsTo(asked)).toHaveLength(1);
    expect(await worker.stop()).toBe(0);
    expect(worker.printed()).toBe("");
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
    expect(worker.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/^Redis is out of reach/) }),
    );
  });

  test.each([
    ["is stopped", "cut"],
    ["hangs", "freeze"],
  ] as const)("where it %s midway", async (_what, goAway) => {
    const proxy = await tcpProxy(stage.redisUrl ?? "");
    const worker = await stage.startWorker({ REDIS_URL: proxy.url });
    await proxy[goAway]();
    const asked = await stage.sendToNewClient();
    await stage.dispatchReaches(asked, { state: "sent" });
    expect(stage.mailsTo(asked)).toHaveLength(1);
    expect(await worker.stop()).toBe(0);
    expect(worker.printed()).toBe("");
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
    await proxy.cut();
  });
});
