import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { type Desk, mailPerson } from "./support/desks.ts";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

/** How many emails arrived that somebody asked for. */
const held = async () => (await stage.mails()).filter(mailPerson).length;

/** The fault lasts for five seconds after the staff first see it, so that every test includes it. */
async function lastFiveSeconds(problem: RegExp, desk: Desk, asked: string[]): Promise<void> {
  await until(async () => {
    const seen = await desk.seen();
    expect(JSON.stringify(asked.map((person) => seen.get(person)?.problem))).toMatch(problem);
  });
  await sleep(5000);
}

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  beforeEach(async () => void (await stage.startWorker()));

  test("SMTP answers 451 for five seconds", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "451";
    const asked = await desk.askFor(6);
    await lastFiveSeconds(/451 4\.3\.0 Try again later/, desk, asked);
    stage.mailServer.behaviour = "take";
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("SMTP answers 550", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "550";
    const asked = await desk.askFor(6);
    await expectOutcome(context, stage, {
      desk,
      asked,
      sees: "failed",
      remark: () => "with the server's words and a button",
    });
    const seen = await desk.seen();
    for (const person of asked) expect(seen.get(person)?.problem?.params["reply"]).toBe("550 5.7.1 Not wanted here");

    stage.mailServer.behaviour = "take";
    for (const person of asked) await desk.settle(person, false);
    await until(async () => {
      const now = await desk.seen();
      expect(asked.map((person) => now.get(person)?.state)).toEqual(asked.map(() => "sent"));
    });
  });

  test("SMTP is down for five seconds", async (context) => {
    const desk = stage[kind];
    await stage.mailServer.stop();
    const asked = await desk.askFor(6);
    await lastFiveSeconds(/mail_unreachable/, desk, asked);
    await stage.mailServer.listen();
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("SMTP accepts and the 250 never comes", async (context) => {
    const desk = stage[kind];
    await Promise.all([stage.startWorker(), stage.startWorker()]);
    stage.mailServer.behaviour = "hang";
    const asked = await desk.askFor(3);
    await stage.mailServerHolds(3);
    // An answer after the silence must not count as the one the worker waited for.
    stage.mailServer.behaviour = "take";
    await expectOutcome(context, stage, { desk, asked, sees: "uncertain", remark: () => "with two buttons" });
  });

  test("SMTP accepts and drops the connection", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "drop-after-dot";
    const asked = await desk.askFor(6);
    await expectOutcome(context, stage, { desk, asked, sees: "uncertain", remark: () => "with two buttons" });

    stage.mailServer.behaviour = "take";
    const mailed = await held();
    const [arrived = "", again = ""] = asked;
    await desk.settle(arrived, true);
    await desk.settle(again, false);
    await until(async () => {
      const now = await desk.seen();
      expect([now.get(arrived)?.state, now.get(again)?.state]).toEqual(["sent", "sent"]);
    });
    expect(await held()).toBe(mailed + 1);
  });

  test("SMTP drops the connection during the email for five seconds", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "drop-before-dot";
    const asked = await desk.askFor(6);
    await lastFiveSeconds(/mail_interrupted/, desk, asked);
    stage.mailServer.behaviour = "take";
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("SMTP is slow", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "slow";
    const asked = await desk.askFor(6);
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });
});
