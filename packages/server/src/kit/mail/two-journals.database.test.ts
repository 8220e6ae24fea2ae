import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { prepareMail } from "../../sending/deliver-report.ts";
import { dispatchWork } from "../../sending/dispatch-work.ts";
import { reportWork } from "../../sending/generate-report.ts";
import { dispatchEntity } from "../../sending/table.ts";
import { contextOn } from "../../testing/context.ts";
import { expireLease, twoWorkers } from "../../testing/migrated-scratch.ts";
import { addClient, finishApproved, octoberSnapshot, sendOctober } from "../../testing/records.ts";
import { recallSent, settleAbandoned } from "./deliver-mail.ts";
import { sendJournal } from "./journal.ts";

const sentAt = new Date("2026-11-02T01:00:00Z");
const mail = { lookUp: async () => null };

const databases = await twoWorkers();
const one = { work: dispatchWork(databases.one), journal: sendJournal(await testFolder()) };
const other = { work: dispatchWork(databases.other), journal: sendJournal(await testFolder()) };

const readDispatch = (id: string) => databases.one.manager.findOneByOrFail(dispatchEntity, { id });

async function handOver(): Promise<string> {
  const client = await addClient(databases.one);
  const { reportId, dispatchId } = await sendOctober(databases.one, client);
  const snapshot = octoberSnapshot(client);
  const reports = reportWork(databases.one);
  const report = await reports.claim(reportId);
  if (!report || !(await finishApproved(reports, report, snapshot))) throw new Error("The report could not be made");
  const claimed = await one.work.claim(dispatchId);
  if (!claimed) throw new Error("The dispatch cannot be claimed");
  await prepareMail(contextOn(databases.one), one.work, { dispatch: claimed.row, revision: 1, client });
  expect(await one.work.markSending(claimed.row)).toBe(true);
  return dispatchId;
}

test("a worker that starts again marks what its own journal knows, after another machine's worker could not", async () => {
  const [known, unknown] = [await handOver(), await handOver()];
  await one.journal.append(known, sentAt);
  for (const id of [known, unknown]) await expireLease(databases.one, dispatchEntity, id);
  await settleAbandoned({ ...other, mail });
  await recallSent(other);
  for (const id of [known, unknown]) expect(await readDispatch(id)).toMatchObject({ state: "uncertain" });
  await recallSent(one);
  expect(await readDispatch(known)).toMatchObject({ state: "sent", sentAt, problem: null });
  expect(await readDispatch(unknown)).toMatchObject({ state: "uncertain" });
});

test("a worker that starts again does not wait for the lease of what its journal knows", async () => {
  const id = await handOver();
  await one.journal.append(id, sentAt);
  await recallSent(one);
  expect(await readDispatch(id)).toMatchObject({ state: "sent", sentAt });
});
