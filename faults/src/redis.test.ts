import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  beforeEach(async () => {
    await stage.startWorker();
    stage.mailServer.behaviour = "slow";
    stage.mailServer.slowness = 150;
  });

  test("Redis flushed midway", async (context) => {
    const desk = stage[kind];
    const asked = await desk.askFor(20);
    for (let times = 0; times < 5; times += 1) {
      await stage.redis.flush();
      await sleep(400);
    }
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("Redis killed midway and restarted empty", async (context) => {
    const desk = stage[kind];
    const asked = await desk.askFor(20);
    await stage.redis.kill();
    await sleep(3000);
    await stage.redis.start();
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
    // The doorbell works again: rows are done before the next poll, which runs every two seconds.
    asked.push(await desk.ask());
    await until(async () => expect((await desk.seen()).get(asked.at(-1) ?? "")?.state).toBe("sent"));
  });

  test("Redis down when the emails are requested", async (context) => {
    const desk = stage[kind];
    await stage.redis.kill();
    const asked = await desk.askFor(20);
    await stage.startWorker();
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "while Redis was still down" });
    await stage.redis.start();
  });
});
