import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "@agency/testing/product";
import { tcpProxy } from "@agency/testing/tcp-proxy";
import { notificationDesk } from "./testing/sample-notifications.ts";
import { askedOnly, openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

test("the doorbell wakes a worker that does not poll, for a report and a notification", async () => {
  const desk = notificationDesk(stage);
  const client = await stage.addClient();
  await stage.startWorker({}, askedOnly);
  // Every worker polls once at its start, which may already find the first request.
  for (let round = 0; round < 3; round += 1) {
    await stage.reportReaches(await stage.generate(client), { state: "done" });
    await desk.reaches(await desk.keep(), { state: "sent" });
  }
  expect(stage.mailServer.mails).toHaveLength(3);
});

describe("without Redis the work is still done", () => {
  test("when Redis was never running", async () => {
    const worker = await stage.startWorker({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    const asked = await stage.sendToNewClient();
    await stage.dispatchReaches(asked, { state: "sent" });
    expect(stage.mailsTo(asked)).toHaveLength(1);
    await worker.stop();
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
    expect(worker.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/^Redis is out of reach/) }),
    );
  });

  test.each([
    ["is stopped", "cut"],
    ["hangs", "freeze"],
  ] as const)("when it %s midway", async (_what, goAway) => {
    const proxy = await tcpProxy(stage.redisUrl ?? "");
    const worker = await stage.startWorker({ REDIS_URL: proxy.url });
    await proxy[goAway]();
    const asked = await stage.sendToNewClient();
    await stage.dispatchReaches(asked, { state: "sent" });
    expect(stage.mailsTo(asked)).toHaveLength(1);
    await worker.stop();
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
    await proxy.cut();
  });
});
