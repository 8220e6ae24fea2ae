import { beforeEach, describe, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { type BoardQuery, readBoard, readChoices, readClientRow, startRun } from "@agency/contracts/board";
import { type ClientInput, updateClient } from "@agency/contracts/clients";
import { recordOpening, switchRecording } from "@agency/contracts/opens";
import { editReport, listAllReports, resendReport, sendApproved, sendReport } from "@agency/contracts/reports";
import { changeSchedules } from "@agency/contracts/schedules";
import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import { sqlMoment } from "../kit/db/select.ts";
import { startApi } from "../testing/api.ts";
import { silentMailServer } from "../testing/polled-worker.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClient, addClientWithFigures, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const sampleApi = await startApi({ environment: { SAMPLE_DATA: "on" } });
beforeEach(() => api.empty());
beforeEach(() => sampleApi.empty());

const reportType = "monthly";
const board = (query: Partial<BoardQuery> = {}, { call } = api) => call(readBoard, { query: { reportType, ...query } });
const run = (action: "prepare" | "approve" | "send", clientIds: string[], { call } = api) =>
  call(startRun, { body: { action, reportType, clientIds } });

async function onlyRow(from = api) {
  const { rows } = await board({}, from);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error("The board is empty");
  return row;
}

test("the row of one client is read alone; a paused one without a report has none", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  await addClientWithFigures(api, { name: "Another", email: "another@client.example" });
  const read = (id: string) => ({ params: { clientId: id }, query: { reportType } }) as const;
  expect(await api.call(readClientRow, read(clientId))).toMatchObject({
    reportType,
    period: { start: "2026-10-01" },
    row: { clientId, state: "ready", actions: ["prepare"] },
  });
  const unknown = await api.refused(readClientRow, read("nobody"));
  expect(unknown.body.error).toBe("client_not_found");
  await api.call(updateClient, {
    params: { clientId },
    body: { name: "Kedai", email: "paused@client.example", status: "paused" },
  });
  expect((await api.call(readClientRow, read(clientId))).row).toBeNull();
});

test("a report passes through its states, from figures that are missing to a revision that was not sent", async () => {
  const { id } = await addClient(api);
  expect(await onlyRow()).toMatchObject({ clientId: id, state: "needs_figures", origins: [], actions: [], trend: [] });
  await typeIn(api, id, october);
  expect(await onlyRow()).toMatchObject({ state: "ready", origins: ["typed"], actions: ["prepare"] });

  await run("prepare", [id]);
  expect(await onlyRow()).toMatchObject({ state: "preparing", actions: ["cancel"] });
  await api.worker.generate();
  expect(await onlyRow()).toMatchObject({
    state: "prepared",
    revision: 0,
    actions: ["prepare", "approve", "approve_and_send"],
    detail: { preparedAt: expect.any(String), approvedAt: null, sentAt: null },
  });

  await run("approve", [id]);
  expect(await onlyRow()).toMatchObject({ state: "approved", revision: 1, detail: { sent: 0, recipients: 1 } });
  await run("send", [id]);
  expect(await onlyRow()).toMatchObject({ state: "sending", actions: ["cancel"] });
  await api.worker.deliver();
  expect(await onlyRow()).toMatchObject({ state: "sent", actions: ["prepare"], detail: { sent: 1 } });

  await typeIn(api, id, { ...october, figures: { ...october.figures, totalVisitors: 1999 } });
  await api.worker.generate();
  expect(await onlyRow()).toMatchObject({ state: "changed", revision: 1, figures: { visitors: { value: 1999 } } });
  await run("approve", [id]);
  const revised = await onlyRow();
  expect(revised).toMatchObject({ state: "revised", revision: 2, detail: { sent: 0, recipients: 1 } });
  expect(revised.detail.revised?.figures).toEqual([
    { figure: "totalVisitors", before: october.figures.totalVisitors, after: 1999 },
  ]);
});

describe("a report that some contacts have", () => {
  let client: { id: string; name: string; email: string };
  const further = { name: "Wei", email: "wei@sample.example", language: null, reportTypes: ["monthly" as ReportType] };

  beforeEach(async () => {
    client = await addClientWithFigures(api);
    await api.call(sendReport, { params: { clientId: client.id }, body: { reportType } });
    await api.worker.generate();
    await api.worker.deliver();
  });

  const change = (email: string, contacts: (typeof further)[]) =>
    api.call(updateClient, { params: { clientId: client.id }, body: { name: client.name, email, contacts } });

  test("counts each of them once, whichever sending brought it, and offers nothing once all have it", async () => {
    await change(further.email, []);
    const { reportId } = await onlyRow();
    const params = { clientId: client.id, reportId: reportId ?? "" };
    for (const number of [1, 2]) {
      await api.call(resendReport, { params, body: { number } });
      await api.worker.deliver();
    }
    await change(client.email, [further]);
    expect(await onlyRow()).toMatchObject({ state: "sent", actions: ["prepare"], detail: { sent: 2, recipients: 2 } });
  });

  test("is not failed because a second email to somebody who has it failed", async () => {
    const { reportId } = await onlyRow();
    const params = { clientId: client.id, reportId: reportId ?? "" };
    await api.call(resendReport, { params, body: { number: 1 } });
    expect(await onlyRow()).toMatchObject({ state: "sending" });
    await changeDispatches(api.dependencies.database, { number: 1 }, { state: "failed" });
    const failed = async () => ({
      row: await onlyRow(),
      listed: (await api.call(listAllReports, { query: { mail: "failed" } })).total,
      attention: (await api.call(readAttention, {})).total,
    });
    expect(await failed()).toMatchObject({
      row: { state: "sent", actions: ["prepare"], detail: { sent: 1, recipients: 1 } },
      listed: 0,
      attention: 0,
    });

    // The second email was to bring a later revision.
    await changeDispatches(api.dependencies.database, { number: 1 }, { revision: 2 });
    expect(await failed()).toMatchObject({ row: { state: "failed" }, listed: 1, attention: 1 });
  });

  test("tells why the outcome of its email is unknown, and not why a second email to the same person failed", async () => {
    const { reportId } = await onlyRow();
    await api.call(resendReport, { params: { clientId: client.id, reportId: reportId ?? "" }, body: { number: 1 } });
    const unanswered: Problem = { code: "mail_unanswered", params: {} };
    const refused: Problem = { code: "mailbox_unknown", params: { reply: "550" } };
    const { database } = api.dependencies;
    await changeDispatches(database, { number: 0 }, { state: "uncertain", problem: unanswered });
    await changeDispatches(database, { number: 1 }, { state: "failed", problem: refused });
    expect(await onlyRow()).toMatchObject({ state: "uncertain", detail: { problem: unanswered } });
  });

  test("is offered to be sent when one of them was replaced", async () => {
    await change("new@sample.example", []);
    expect(await onlyRow()).toMatchObject({
      state: "sent",
      actions: ["prepare", "approve_and_send", "send"],
      detail: { sent: 0, recipients: 1 },
    });
    await run("send", [client.id]);
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await onlyRow()).toMatchObject({ state: "sent", actions: ["prepare"], detail: { sent: 1, recipients: 1 } });
  });

  test("counts only contacts who get reports of the type", async () => {
    await change(client.email, [{ ...further, reportTypes: [] }]);
    expect(await onlyRow()).toMatchObject({ state: "sent", actions: ["prepare"], detail: { sent: 1, recipients: 1 } });
  });
});

describe("a report that was sent", () => {
  let id: string;
  const before = october.figures.totalVisitors;
  beforeEach(async () => {
    ({ id } = await addClientWithFigures(api));
    await api.call(sendReport, { params: { clientId: id }, body: { reportType } });
    await api.worker.generate();
    await api.worker.deliver();
  });

  const retype = (totalVisitors: number) =>
    typeIn(api, id, { ...october, figures: { ...october.figures, totalVisitors } });

  test("says that its figures changed since, and the staff find it and send the revision", async () => {
    api.clock.advance(60);
    await retype(1999);
    expect(await api.worker.generate()).toEqual(["done"]);
    const changed = { figures: [{ figure: "totalVisitors", before, after: 1999 }], parts: [], sent: true };
    expect(await onlyRow()).toMatchObject({
      state: "changed",
      revision: 1,
      actions: ["prepare", "approve", "approve_and_send"],
      detail: { changed },
    });
    expect((await board({ state: "changed" })).total).toBe(1);
    expect((await board({ state: "sent" })).total).toBe(0);
    const { reportId } = await onlyRow();
    expect(await api.call(readAttention, {})).toMatchObject({
      counts: { changed_since_sent: 1 },
      items: [{ kind: "changed_since_sent", reportId }],
    });

    await api.call(startRun, { body: { action: "approve_and_send", reportType, filter: { state: "changed" } } });
    await api.worker.deliver();
    expect(await onlyRow()).toMatchObject({ state: "sent", revision: 2, detail: { changed: null } });
    expect((await api.call(readAttention, {})).total).toBe(0);
  });

  test("has not changed when its figures are typed again as they were", async () => {
    await retype(before);
    expect(await onlyRow()).toMatchObject({ state: "sent", detail: { changed: null } });
    await retype(1999);
    await retype(before);
    await api.worker.generate();
    expect(await onlyRow()).toMatchObject({ state: "sent", revision: 1 });
  });

  test("changes with the figures of the period before, with which it compares", async () => {
    await typeIn(api, id, { ...september, figures: { ...september.figures, totalVisitors: 2000 } });
    await api.worker.generate();
    expect((await onlyRow()).detail.changed).toMatchObject({ figures: [], parts: ["earlier"] });
  });

  test("names the comment that was written since", async () => {
    const { reportId } = await onlyRow();
    const params = { clientId: id, reportId: reportId ?? "" };
    await api.call(editReport, { params, body: { comment: "Terima kasih" } });
    expect(await onlyRow()).toMatchObject({
      state: "changed",
      detail: { changed: { figures: [], parts: ["comment"], sent: true } },
    });
    await api.call(editReport, { params, body: { comment: "" } });
    expect((await onlyRow()).detail.changed).toBeNull();
  });
});

test("an edited report waits for approval again", async () => {
  const { id } = await addClientWithFigures(api);
  await run("prepare", [id]);
  await api.worker.generate();
  await run("approve", [id]);
  const { reportId } = await onlyRow();
  await api.call(editReport, { params: { clientId: id, reportId: reportId ?? "" }, body: { comment: "Terima kasih" } });
  expect(await onlyRow()).toMatchObject({
    state: "changed",
    revision: 1,
    detail: { changed: { figures: [], parts: ["comment"], sent: false } },
  });
});

test("a mail whose outcome is unknown is told apart from a failed one", async () => {
  const { id } = await addClientWithFigures(api);
  await api.call(sendReport, { params: { clientId: id }, body: { reportType } });
  await api.worker.generate();
  await api.worker.deliver(silentMailServer);
  expect(await onlyRow()).toMatchObject({ state: "uncertain", detail: { problem: { code: "mail_unanswered" } } });
  await changeDispatches(api.dependencies.database, {}, { state: "failed" });
  expect(await onlyRow()).toMatchObject({ state: "failed", actions: expect.arrayContaining(["retry"]) });
});

test("samples are held because they are never mailed", async () => {
  const { id } = await addClient(sampleApi);
  expect(await onlyRow(sampleApi)).toMatchObject({
    state: "held",
    origins: ["sample"],
    actions: ["prepare"],
    detail: { held: "sample_not_mailed" },
  });
  await run("prepare", [id], sampleApi);
  await sampleApi.worker.generate();
  expect(await onlyRow(sampleApi)).toMatchObject({ state: "held", actions: ["prepare", "approve"] });
});

test("an approved report of samples is not sent, although its working copy has real figures by now", async () => {
  const { id } = await addClient(sampleApi);
  await run("prepare", [id], sampleApi);
  await sampleApi.worker.generate();
  await run("approve", [id], sampleApi);
  await typeIn(sampleApi, id, october);
  await sampleApi.worker.generate();
  const row = await onlyRow(sampleApi);
  expect(row).toMatchObject({
    state: "changed",
    actions: ["prepare", "approve", "approve_and_send", "withdraw"],
    detail: { changed: { figures: [], parts: [], sent: false } },
  });

  expect((await run("send", [id], sampleApi)).items).toMatchObject([{ outcome: "sample_not_mailed" }]);
  const params = { clientId: id, reportId: row.reportId ?? "" };
  expect((await sampleApi.refused(sendApproved, { params })).body.error).toBe("sample_not_mailed");
  await run("approve", [id], sampleApi);
  await run("send", [id], sampleApi);
  expect(await sampleApi.worker.deliver()).toEqual(["sent"]);
});

test("a client with figures of its own gets no samples, whatever period they are of", async () => {
  const { id } = await addClient(sampleApi);
  await typeIn(sampleApi, id, september);
  expect(await onlyRow(sampleApi)).toMatchObject({ state: "needs_figures", origins: [] });
});

test("a report without a recipient is held", async () => {
  const { id } = await addClientWithFigures(api);
  await api.dependencies.database.write((manager) =>
    manager.query("UPDATE clients SET contactReportTypes = 'weekly quarterly'"),
  );
  expect(await onlyRow()).toMatchObject({
    clientId: id,
    state: "held",
    detail: { held: "no_recipients", recipients: 0 },
  });
  expect((await board({ reportType: "weekly" })).rows).toMatchObject([{ detail: { recipients: 1 } }]);
});

test("a paused client is on the board only with a report", async () => {
  const { id, name, email } = await addClientWithFigures(api, { status: "paused" });
  const change = (body: Partial<ClientInput>) =>
    api.call(updateClient, { params: { clientId: id }, body: { name, email, ...body } });
  expect(await board()).toMatchObject({ total: 0, rows: [] });
  await change({ status: "active" });
  await run("prepare", [id]);
  await change({ status: "paused" });
  expect(await board()).toMatchObject({ total: 1 });
  await change({ status: "ended", endedOn: "2026-11-01" });
  expect(await board()).toMatchObject({ total: 1 });
});

test("figures are compared with the preceding period, and their trend has a gap where a period has none", async () => {
  const { id } = await addClientWithFigures(api);
  await typeIn(api, id, september);
  await typeIn(api, id, { ...september, periodStart: "2026-07-01" });
  const { figures, trend } = await onlyRow();
  const { totalVisitors, averagePosition } = october.figures;
  expect(figures.visitors).toEqual({
    value: totalVisitors,
    change: Math.round(((totalVisitors - 1100) / 1100) * 1000) / 10,
  });
  expect(figures.position.change).toBeCloseTo(averagePosition - 7.2, 1);
  expect(trend).toEqual([1100, null, 1100, totalVisitors]);
});

test("the board is filtered, searched, sorted and counted", async () => {
  const many = await addClientWithFigures(api, { name: "Zapin Dental", package: "enterprise" });
  await typeIn(api, many.id, { ...october, figures: { ...october.figures, totalVisitors: 9000 } });
  const few = await addClientWithFigures(api, { name: "Alam Dental" });
  const none = await addClient(api, { name: "Batik House" });
  const names = async (query: Partial<BoardQuery>) => (await board(query)).rows.map(({ clientName }) => clientName);

  expect(await names({})).toEqual(["Alam Dental", "Batik House", "Zapin Dental"]);
  expect(await names({ order: "desc" })).toEqual(["Zapin Dental", "Batik House", "Alam Dental"]);
  expect(await names({ sort: "visitors", order: "desc" })).toEqual(["Zapin Dental", "Alam Dental", "Batik House"]);
  expect(await names({ sort: "visitors" })).toEqual(["Alam Dental", "Zapin Dental", "Batik House"]);
  expect(await names({ sort: "state" })).toEqual(["Batik House", "Alam Dental", "Zapin Dental"]);
  expect(await names({ search: "dental", limit: 1, offset: 1 })).toEqual(["Zapin Dental"]);
  expect(await names({ package: "enterprise" })).toEqual(["Zapin Dental"]);
  expect(await names({ origin: "none" })).toEqual(["Batik House"]);

  const ready = await board({ state: "ready" });
  expect(ready.rows.map(({ clientId }) => clientId)).toEqual([few.id, many.id]);
  expect(ready).toMatchObject({ total: 2, counts: { ready: 2, needs_figures: 1, sent: 0 } });
  expect((await board({ search: "batik" })).rows).toMatchObject([{ clientId: none.id }]);
});

test("the choices are all clients of a view in its order, with what can be asked for each", async () => {
  const paused = await addClientWithFigures(api, { name: "Zapin Dental" });
  await run("prepare", [paused.id]);
  const { name, email } = paused;
  await api.call(updateClient, { params: { clientId: paused.id }, body: { name, email, status: "paused" } });
  const ready = await addClientWithFigures(api, { name: "Alam Dental" });
  const bare = await addClient(api, { name: "Batik House" });
  const choices = async (query: Partial<BoardQuery>) =>
    (await api.call(readChoices, { query: { reportType, ...query } })).choices;
  expect(await choices({ order: "desc" })).toEqual([
    { clientId: paused.id, inRuns: false, actions: ["cancel"] },
    { clientId: bare.id, inRuns: true, actions: [] },
    { clientId: ready.id, inRuns: true, actions: ["prepare"] },
  ]);
  expect(await choices({ state: "ready" })).toMatchObject([{ clientId: ready.id }]);
});

test("the board leads to the periods before and after, as far as reports are made", async () => {
  expect(await board()).toMatchObject({
    period: { start: "2026-10-01", end: "2026-10-31" },
    previous: "2026-09-01",
    next: null,
  });
  expect(await board({ periodStart: "2024-11-01" })).toMatchObject({ previous: null, next: "2024-12-01" });
  const { body } = await api.refused(readBoard, { query: { reportType, periodStart: "2026-11-01" } });
  expect(body.error).toBe("invalid_input");
});

test("the next scheduled run is named with its time and its clients", async () => {
  expect((await board()).upcoming).toBeNull();
  const clientIds = [(await addClient(api)).id, (await addClient(api)).id];
  await api.call(changeSchedules, { body: { reportType: "weekly", enabled: false, day: 1, clientIds } });
  await api.call(changeSchedules, { body: { reportType: "monthly", enabled: true, day: 14, clientIds } });
  // 9:00 in Kuala Lumpur.
  expect((await board()).upcoming).toEqual({ reportType: "monthly", at: "2026-11-14T01:00:00.000Z", clients: 2 });
});

test("who has not opened what was mailed three days ago is counted and can be shown alone, unless nothing is recorded", async () => {
  const ids = [(await addClientWithFigures(api)).id, (await addClientWithFigures(api)).id];
  await run("prepare", ids);
  await api.worker.generate();
  await run("approve", ids);
  await run("send", ids);
  await api.worker.deliver();
  expect(await board()).toMatchObject({
    unopened: 0,
    rows: [{ detail: { opened: { recorded: true, at: null } } }, {}],
  });

  const sentAt = sqlMoment(new Date(api.clock.read().getTime() - 3 * 24 * 3_600_000 - 1000));
  await api.dependencies.database.source.query("UPDATE report_holders SET sentAt = ?", [sentAt]);
  const [first = "", second = ""] = ids;
  expect((await board()).unopened).toBe(2);
  const { rows } = await board({ unopened: "yes" });
  const reportId = rows.find(({ clientId }) => clientId === first)?.reportId ?? "";
  await api.call(recordOpening, { params: { clientId: first, reportId }, body: { revision: 1 } }, { session: null });
  const after = await board({ unopened: "yes" });
  expect(after).toMatchObject({ unopened: 1, total: 1, rows: [{ clientId: second }] });
  expect((await board()).rows.find(({ clientId }) => clientId === first)?.detail.opened.at).not.toBeNull();

  await api.call(switchRecording, { params: { clientId: second }, body: { on: false } });
  expect(await board()).toMatchObject({ unopened: 0 });
});
