import { beforeEach, expect, test } from "vitest";
import { secretTokenHash } from "../kit/secrets.ts";
import { reportEntity } from "../reports/table.ts";
import { shareEntity } from "../shares/table.ts";
import { contextOn } from "../testing/context.ts";
import { expireLease, twoWorkers } from "../testing/migrated-scratch.ts";
import {
  addClient,
  dispatchTo,
  finishApproved,
  octoberSnapshot,
  sendOctober,
  storeDispatches,
} from "../testing/records.ts";
import { prepareMail } from "./deliver-report.ts";
import { type ClaimedDispatch, dispatchWork } from "./dispatch-work.ts";
import { reportWork } from "./generate-report.ts";
import { dispatchEntity } from "./table.ts";

const { one } = await twoWorkers();
const work = dispatchWork(one);
let client: Awaited<ReturnType<typeof addClient>>;
let id: string;
let reportId: string;

beforeEach(async () => {
  await one.write((transaction) => transaction.deleteAll(reportEntity));
  client = await addClient(one);
  ({ reportId, dispatchId: id } = await sendOctober(one, client));
  const report = await reportWork(one).claim(reportId);
  if (!report || !(await finishApproved(reportWork(one), report, octoberSnapshot(client))))
    throw new Error("No report");
});

const open = ({ row: dispatch }: ClaimedDispatch) =>
  prepareMail(contextOn(one), work, { dispatch, revision: 1, client });
const links = () => one.manager.findBy(shareEntity, { reportId });

async function claimed(of = id): Promise<ClaimedDispatch> {
  const claim = await work.claim(of);
  if (!claim) throw new Error("Nothing to claim");
  return claim;
}

test("a second try of an email has the link of the first, and a sent one keeps only its hash", async () => {
  const first = await claimed();
  const token = await open(first);
  await work.retry(first.row, { code: "mail_interrupted", params: {} }, 0);
  expect(await open(await claimed())).toBe(token);
  expect(await links()).toMatchObject([{ tokenHash: secretTokenHash(token ?? ""), recipient: client.email }]);
  await work.markSent(id);
  expect(await one.manager.findOneByOrFail(dispatchEntity, { id })).toMatchObject({ linkToken: null });
});

test("a link that ended meanwhile is replaced before the email goes out", async () => {
  const first = await claimed();
  const token = await open(first);
  await work.retry(first.row, { code: "mail_interrupted", params: {} }, 0);
  await one.write((transaction) => transaction.update(shareEntity, { reportId }, { endedAt: new Date() }));
  expect(await open(await claimed())).not.toBe(token);
  expect(await links()).toHaveLength(2);
});

test("a worker that lost its lease leaves no link behind", async () => {
  const claim = await claimed();
  await expireLease(one, dispatchEntity, id);
  expect(await open(claim)).toBeNull();
  expect(await links()).toEqual([]);
});

test("a later email about a report knows the first one", async () => {
  const first = await claimed();
  expect(first.firstMessageId).toBeNull();
  await open(first);
  await work.markSending(first.row);
  await work.markSent(id);
  const report = await one.manager.findOneByOrFail(reportEntity, { id: reportId });
  const sending = { number: 1, dispatches: [dispatchTo(client, "-1")], contacts: [client.email] };
  const [again = ""] = await storeDispatches(one, report, sending);
  expect((await claimed(again)).firstMessageId).toBe(first.row.messageId);
});
