import type { RowDataPacket } from "mysql2/promise";
import { afterEach, describe, expect, test } from "vitest";
import {
  approveReport,
  editReport,
  listAllReports,
  listClientReports,
  sendApproved,
  sendReport,
} from "@agency/contracts/reports";
import { mailsInHand } from "@agency/server/kit/mail/mail-job";
import { until } from "@agency/testing/ceiling";
import { newPerson, mailPerson } from "./support/desks.ts";
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
  // Generating reads it, and lists of reports do not.
  await holding.query("LOCK TABLES targets WRITE");
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

describe("a client with three contacts", () => {
  const firstMail = async () => {
    await until(() => expect(stage.mailServer.mails.length).toBeGreaterThan(0));
  };

  test("worker killed after the first of three contacts has the email", async (context) => {
    const asked = [newPerson(), newPerson(), newPerson()];
    const clientId = await stage.reports.newClient(...asked);
    stage.mailServer.mails.length = 0;
    await stage.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
    await killedWhen(firstMail, stage.asking);
    await expectOutcome(context, stage, { desk: stage.reports, asked, sees: "sent" });
  });

  test("worker killed after the first of three contacts has the revision", async (context) => {
    const asked = [newPerson(), newPerson(), newPerson()];
    const clientId = await stage.reports.newClient(...asked);
    const { id: reportId } = await stage.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
    const worker = await stage.startWorker(stage.asking);
    await until(async () => {
      const seen = await stage.reports.seen();
      expect(asked.map((person) => seen.get(person)?.state)).toEqual(["sent", "sent", "sent"]);
    });
    stage.mailServer.mails.length = 0;

    const params = { clientId, reportId };
    await stage.call(editReport, { params, body: { comment: "Corrected." } });
    await stage.call(approveReport, { params, body: {} });
    await stage.call(sendApproved, { params });
    await firstMail();
    await worker.kill();
    await stage.passLeases();
    await stage.startWorker(stage.asking);
    const remark = () => "beside revision 1, which each had before";
    await expectOutcome(context, stage, { desk: stage.reports, asked, sees: "sent", remark });
    const { reports } = await stage.call(listClientReports, { params: { clientId } });
    expect(reports.flatMap(({ dispatches }) => dispatches.map(({ number, revision }) => [number, revision]))).toEqual(
      [1, 1, 1, 0, 0, 0].map((number) => [number, number + 1]),
    );
  });
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
    await killedWhen(() => stage.mailServerHolds(3));
    await expectOutcome(context, stage, { desk, asked, sees: "sent" });
  });

  test("worker killed between `sending` and the 250, with a mail lookup", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang";
    const asked = await desk.askFor(3);
    await killedWhen(() => stage.mailServerHolds(3), stage.asking);
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

  test("worker killed with 4 of 10 emails between `sending` and the 250, without a mail lookup", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "hang";
    const asked = await desk.askFor(10);
    const worker = await stage.startWorker();
    await stage.mailServerHolds(mailsInHand);
    await worker.kill();
    const held = stage.mailServer.mails.map(({ raw }) => mailPerson(raw)).filter((person) => asked.includes(person));
    stage.mailServerTakes();
    await stage.passLeases();
    await stage.startWorker();
    const others = asked.filter((person) => !held.includes(person));
    await until(async () => {
      const seen = await desk.seen();
      expect(others.map((person) => seen.get(person)?.state)).toEqual(others.map(() => "sent"));
    });
    const remark = () => `the other ${others.length} sent`;
    await expectOutcome(context, stage, { desk, asked: held, sees: "uncertain", remark });
    expect(held).toHaveLength(mailsInHand);
  });

  test.for([1, mailsInHand])(
    "worker killed after the 250 of %d, before marking them as sent",
    async (number, context) => {
      const desk = stage[kind];
      stage.mailServer.behaviour = "hang";
      const table = kind === "reports" ? "dispatches" : "notifications";
      const asked = await desk.askFor(number);
      await killedWhen(async () => {
        await stage.mailServerHolds(number);
        const holding = await stage.mariadb.connect();
        await holding.query("BEGIN");
        const [rows] = await holding.query<RowDataPacket[]>(
          `SELECT id FROM ${table} WHERE state = 'sending' FOR UPDATE`,
        );
        stage.mailServer.release();
        await until(async () => {
          const journal = await stage.journal();
          expect(rows.filter(({ id }) => !journal.includes(id))).toEqual([]);
        });
        return () => holding.end();
      });
      await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "settled by the journal" });
    },
  );
});
