import { afterEach, describe, expect, test } from "vitest";
import { listAllReports } from "@agency/contracts/reports/routes";
import { until } from "@agency/testing/ceiling";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

/**
 * Kills a worker when `reached` resolves, then starts another one that finds what it left.
 * @param reached may return a function to run once the worker is dead
 */
async function killedWhen(
  reached: () => Promise<void | (() => Promise<void>)>,
  settings: Record<string, string> = {},
): Promise<void> {
  const worker = await stage.startWorker(settings);
  const letGo = await reached();
  await worker.kill();
  await letGo?.();
  stage.mailServerTakes();
  await stage.passLeases();
  await stage.startWorker(settings);
}

test("worker killed before the report is generated", async (context) => {
  const { reports: desk } = stage;
  const asked = await desk.askFor(3);
  const holding = await stage.mariadb.connect();
  await holding.query("LOCK TABLES figures WRITE");
  const worker = await stage.startWorker();
  await until(async () => {
    const { reports } = await stage.call(listAllReports, { query: { state: "running" } });
    expect(reports).not.toEqual([]);
  });
  await worker.kill();
  await holding.query("UNLOCK TABLES");
  await holding.end();
  await stage.passLeases();
  await stage.startWorker();
  await expectOutcome(context, stage, { desk, asked, sees: "sent" });
});

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  test("worker killed with the email rendered, before the mail server greets", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang-at-once";
    const asked = await desk.askFor(3);
    await killedWhen(() => stage.mailServerHolds(1));
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("worker killed with SMTP open, before the final dot", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang-before-dot";
    const asked = await desk.askFor(3);
    await killedWhen(() => stage.mailServerHolds(1));
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("worker killed between `sending` and the 250, with a mail lookup", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang";
    const asked = await desk.askFor(3);
    await killedWhen(() => stage.mailServerHolds(1), stage.asking);
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
    expect(stage.mailSearch.asked()).toBeGreaterThan(0);
  });

  test("worker killed between `sending` and the 250, without a mail lookup", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang";
    const asked = await desk.askFor(1);
    await killedWhen(() => stage.mailServerHolds(1));
    await expectOutcome(context, stage, { desk, asked, sees: "uncertain" });
    const [person = ""] = asked;
    await desk.settle(person, true);
    expect((await desk.seen()).get(person)).toMatchObject({ state: "sent" });
  });

  test("worker killed after the 250, before marking it as sent", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang";
    const table = kind === "reports" ? "dispatches" : "letters";
    const asked = await desk.askFor(1);
    const before = await stage.journal();
    await killedWhen(async () => {
      await stage.mailServerHolds(1);
      const holding = await stage.mariadb.connect();
      await holding.query("BEGIN");
      await holding.query(`SELECT id FROM ${table} FOR UPDATE`);
      stage.mailServer.release();
      await until(async () => expect(await stage.journal()).not.toBe(before));
      return () => holding.end();
    });
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "settled by the journal" });
  });
});
