import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { mailPerson } from "./support/desks.ts";
import { given } from "./support/servers.ts";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

/** For a process whose clock is this many days ahead. */
const livingAhead = (days: number) => ({
  LD_PRELOAD: given("TEST_FAKETIME"),
  FAKETIME: `${days > 0 ? "+" : ""}${days}d`,
  DONT_FAKE_MONOTONIC: "1",
});

const minute = 60_000;

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  test("worker frozen past its lease", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang-before-dot";
    const frozen = await stage.startWorker();
    const asked = await desk.askFor(3);
    await stage.mailServerHolds(3);
    frozen.freeze();
    stage.mailServer.behaviour = "take";
    await stage.startWorker();
    // The frozen worker's lease expires by itself.
    await until(async () => {
      const seen = await desk.seen();
      expect(asked.map((person) => seen.get(person)?.state)).toEqual(["sent", "sent", "sent"]);
    });
    stage.mailServer.release();
    frozen.thaw();
    await until(() =>
      expect(frozen.log.filter(({ msg }) => msg === "Mail")).toContainEqual(
        expect.objectContaining({ outcome: expect.stringMatching(/superseded|retried/) }),
      ),
    );
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("3 workers on 40 rows", async (context) => {
    const desk = stage[kind];
    const asked = await desk.askFor(40);
    const workers = await Promise.all([stage.startWorker(), stage.startWorker(), stage.startWorker()]);
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
    const shares = workers.map(({ log }) => log.filter(({ msg }) => msg === "Mail").length);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  test.for([3, -3])("the worker's clock is %d days off", async (days, context) => {
    const desk = stage[kind];
    const worker = await stage.startWorker(livingAhead(days));
    const itsNow = Date.parse(String(worker.log[0]?.["time"]));
    expect(Math.round((itsNow - Date.now()) / (24 * 60 * minute))).toBe(days);

    const asked = await desk.askFor(6);
    await until(async () => {
      const seen = await desk.seen();
      expect(asked.map((person) => seen.get(person)?.state)).toEqual(asked.map(() => "sent"));
    });
    // The journal, which the shifted worker wrote, settles one of them.
    stage.mailServer.behaviour = "hang";
    const last = await desk.ask();
    await stage.mailServerHolds(1);
    const holding = await stage.mariadb.connect();
    await holding.query("BEGIN");
    await holding.query(`SELECT id FROM ${kind === "reports" ? "dispatches" : "notifications"} FOR UPDATE`);
    const before = await stage.journal();
    stage.mailServerTakes();
    await until(async () => expect(await stage.journal()).not.toBe(before));
    await worker.kill();
    await holding.query("ROLLBACK");
    await holding.end();
    await sleep(500);
    await stage.passLeases();
    await stage.startWorker();

    await expectOutcome(context, stage, {
      desk,
      asked: [...asked, last],
      sees: "sent",
      remark: () => "at the right time",
    });
    const seen = await desk.seen();
    for (const person of [...asked, last]) {
      expect(Math.abs(Date.parse(seen.get(person)?.sentAt ?? "") - Date.now())).toBeLessThan(3 * minute);
      const mail = (await stage.mails()).find((one) => mailPerson(one) === person);
      const { date } = await PostalMime.parse(mail ?? "");
      expect(Math.abs(Date.parse(date ?? "") - Date.now())).toBeLessThan(3 * minute);
    }
  });
});
