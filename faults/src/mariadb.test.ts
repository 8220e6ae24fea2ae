import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { Refused } from "@agency/testing/session";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  const begin = async () => {
    stage.mailServer.behaviour = "slow";
    stage.mailServer.slowness = 150;
    const asked = await stage[kind].askFor(20);
    await until(async () => {
      const states = [...(await stage[kind].seen()).values()].map(({ state }) => state);
      expect(states.filter((state) => state === "sent").length).toBeGreaterThan(2);
    });
    return asked;
  };

  test("MariaDB killed for three seconds midway", async (context) => {
    const desk = stage[kind];
    await stage.startWorker(stage.asking);
    const asked = await begin();
    await stage.mariadb.kill();
    const told = await desk.ask().catch((error: unknown) => error);
    expect(told).toBeInstanceOf(Refused);
    expect(told).toMatchObject({ status: 503, code: "unavailable" });
    await sleep(3000);
    await stage.mariadb.start();
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "requests meanwhile got a 503" });
  });

  test("worker and MariaDB killed together", async (context) => {
    const desk = stage[kind];
    const worker = await stage.startWorker(stage.asking);
    const asked = await begin();
    await Promise.all([worker.kill(), stage.mariadb.kill()]);
    const next = stage.startWorkerAtLast(stage.asking);
    await sleep(3000);
    await stage.mariadb.start();
    await next;
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });
});
