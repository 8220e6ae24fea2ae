import { beforeEach, expect, test } from "vitest";
import { describeSending, hurryRun, readBoard, readRun, startRun, stopRun } from "@agency/contracts/board";
import { noteSeen, readDraft } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClient, addClientWithFigures, typeIn, october } from "../testing/sample-input.ts";

const api = await startApi();
const { database } = api.dependencies;
beforeEach(api.empty);

const reportType = "monthly" as const;
const states = async () => (await api.call(readBoard, { query: { reportType } })).rows.map(({ state }) => state);

/** Approved reports of some clients. */
async function approved(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await addClientWithFigures(api)).id);
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: ids } });
  await api.worker.generate();
  await api.call(startRun, { body: { action: "approve", reportType, clientIds: ids } });
  return ids;
}

const send = (clientIds: string[]) =>
  api.call(startRun, { body: { action: "send", reportType, clientIds, undoable: true } });

test("several reports wait for a minute, in which an undo leaves them approved and nothing mailed", async () => {
  const run = await send(await approved(2));
  expect(run).toMatchObject({ ended: false, leavesAt: expect.any(String), counts: { pending: 2 } });
  expect(await api.worker.deliver()).toEqual([]);
  expect(await states()).toEqual(["sending", "sending"]);

  const stopped = await api.call(stopRun, { params: { runId: run.id } });
  expect(stopped).toMatchObject({ ended: true, counts: { cancelled: 2 } });
  expect(await states()).toEqual(["approved", "approved"]);
  await changeDispatches(database, {}, { dueAt: new Date(0) });
  expect(await api.worker.deliver()).toEqual([]);
});

test("after the minute they are mailed, and at once where somebody does not want to wait", async () => {
  const run = await send(await approved(2));
  await changeDispatches(database, {}, { dueAt: new Date(0) });
  expect(await api.worker.deliver()).toHaveLength(2);
  expect(await api.call(readRun, { params: { runId: run.id }, query: {} })).toMatchObject({ counts: { sent: 2 } });

  const other = await send(await approved(2));
  expect(await api.call(hurryRun, { params: { runId: other.id } })).toMatchObject({ leavesAt: null });
  expect(await api.worker.deliver()).toHaveLength(2);
  expect(await states()).toEqual(["sent", "sent", "sent", "sent"]);
});

test("one report is mailed at once, and what was mailed cannot be undone", async () => {
  const run = await send(await approved(1));
  expect(run.leavesAt).toBeNull();
  expect(await api.worker.deliver()).toHaveLength(1);
  expect(await api.call(stopRun, { params: { runId: run.id } })).toMatchObject({ counts: { sent: 1 } });
  expect(await states()).toEqual(["sent"]);
});

test("the question names who has the report already, and counts no email for them", async () => {
  const ids = await approved(2);
  await api.call(startRun, { body: { action: "send", reportType, clientIds: ids.slice(0, 1) } });
  await api.worker.deliver();
  for (const action of ["send", "approve_and_send"] as const) {
    expect(await api.call(describeSending, { body: { action, reportType, clientIds: ids } })).toMatchObject({
      reports: 1,
      languages: { en: 1 },
      leftOut: [{ outcome: "already_sent" }],
    });
  }
});

test("the question before a sending counts reports and emails by language, and names who is left out", async () => {
  const ids = await approved(1);
  const contacts = [{ name: "Siti", email: "siti@sample.example", language: "ms" as const, reportTypes: [reportType] }];
  const more = await addClient(api, { contacts });
  await typeIn(api, more.id, october);
  const without = await addClient(api, { name: "Sample Without" });
  const body = { action: "approve_and_send", reportType, clientIds: [...ids, more.id, without.id] } as const;
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [more.id] } });
  await api.worker.generate();
  expect(await api.call(describeSending, { body: { ...body, clientIds: [...body.clientIds] } })).toEqual({
    reports: 2,
    languages: { en: 2, ms: 1 },
    uncommented: 2,
    unseen: [expect.anything(), { clientId: more.id, clientName: more.name, reportId: expect.any(String) }],
    leftOut: [{ clientId: without.id, clientName: "Sample Without", outcome: "not_generated" }],
  });
  expect(await states()).toEqual(expect.arrayContaining(["approved", "prepared", "needs_figures"]));
});

test("reports that nobody had on screen are named before a sending, and can be left out", async () => {
  const [looked = "", passed = ""] = await approved(2);
  const { rows } = await api.call(readBoard, { query: { reportType } });
  const { reportId = null, clientName } = rows.find(({ clientId }) => clientId === looked) ?? {};
  const params = { clientId: looked, reportId: reportId ?? "" };
  const { progress } = await api.call(readDraft, { params });
  // Another version was shown than there is: nobody has seen that one.
  await api.call(noteSeen, { params, body: { version: progress.version + 1 } });
  const body = { action: "send", reportType, clientIds: [looked, passed] } as const;
  const ask = (seenOnly: boolean) =>
    api.call(describeSending, { body: { ...body, clientIds: [...body.clientIds], seenOnly } });
  expect((await ask(false)).unseen).toHaveLength(2);
  await api.call(noteSeen, { params, body: { version: progress.version } });
  expect(await ask(false)).toMatchObject({ reports: 2, unseen: [{ clientId: passed }] });
  expect(await ask(true)).toMatchObject({ reports: 1, unseen: [] });
  const run = await api.call(startRun, { body: { ...body, clientIds: [...body.clientIds], seenOnly: true } });
  expect(run.items.map((item) => item.clientName)).toEqual([clientName]);
  expect(await api.worker.deliver()).toHaveLength(1);
});

test("an undo by two people at once, and again, is one undo", async () => {
  const run = await send(await approved(2));
  const params = { runId: run.id };
  const both = await Promise.all([1, 2, 3].map(() => api.call(stopRun, { params })));
  for (const stopped of [...both, await api.call(stopRun, { params })])
    expect(stopped).toMatchObject({ counts: { cancelled: 2 } });
  await changeDispatches(database, {}, { dueAt: new Date(0) });
  expect(await api.worker.deliver()).toEqual([]);
  // What was undone can be sent after all.
  const { rows } = await api.call(readBoard, { query: { reportType } });
  await send(rows.map(({ clientId }) => clientId));
  await changeDispatches(database, {}, { dueAt: new Date(0) });
  expect(await api.worker.deliver()).toHaveLength(2);
});
