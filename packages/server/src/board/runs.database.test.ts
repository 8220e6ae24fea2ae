import { beforeEach, describe, expect, test } from "vitest";
import { readBoard, readRun, type RunInput, startRun } from "@agency/contracts/board";
import { deleteClient, readClient, updateClient } from "@agency/contracts/clients";
import { listReports, requestReport, sendReport } from "@agency/contracts/reports";
import type { ClientStatus, RunAction, RunOutcome } from "@agency/model/states";
import { clientEntity } from "../clients/table.ts";
import { reportEntity } from "../reports/table.ts";
import { dispatchWork } from "../sending/dispatch-work.ts";
import { reportWork } from "../sending/generate-report.ts";
import { requestReports } from "../sending/request-reports.ts";
import { dispatchEntity, runEntity } from "../sending/table.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClient, addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const { database } = api.dependencies;
const empty = async () => {
  await api.empty();
  await database.write((manager) => manager.query("DELETE FROM report_runs"));
};
beforeEach(empty);

const reportType = "monthly";
const start = (action: RunAction, rest: Partial<RunInput> = {}) =>
  api.call(startRun, { body: { action, reportType, ...rest } });
const read = (runId: string) => api.call(readRun, { params: { runId } });
const board = () => api.call(readBoard, { query: { reportType } });

async function addClients(number: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < number) ids.push((await addClientWithFigures(api)).id);
  return ids;
}

async function prepared(number: number): Promise<string[]> {
  const ids = await addClients(number);
  await start("prepare");
  await api.worker.generate();
  return ids;
}

async function readOutcomes(runId: string): Promise<Record<string, RunOutcome>> {
  const { items } = await read(runId);
  return Object.fromEntries(items.map(({ clientId, outcome }) => [clientId, outcome]));
}

async function setStatus(clientId: string, status: ClientStatus) {
  const { name } = await api.call(readClient, { params: { clientId } });
  await api.call(updateClient, { params: { clientId }, body: { name, email: `${status}@example.com`, status } });
}

async function states() {
  return (await board()).rows.map(({ state }) => state);
}

describe("prepare", () => {
  test("all makes what is not there, shows it to nobody, and ends with a summary that stays", async () => {
    const [one = "", other = ""] = await addClients(2);
    await addClient(api);
    const run = await start("prepare");
    expect(run).toMatchObject({ ended: false, total: 2, counts: { pending: 2 }, by: "admin" });
    await api.worker.generate();
    expect(await states()).toEqual(["prepared", "prepared", "needs_figures"]);
    expect(await read(run.id)).toMatchObject({ ended: true, counts: { prepared: 2 } });
    for (const clientId of [one, other]) {
      expect(await api.call(listReports, { params: { clientId } }, { session: null })).toEqual([]);
    }

    await start("approve", { clientIds: [one] });
    await start("prepare", { clientIds: [one] });
    expect(await read(run.id)).toMatchObject({ ended: true, counts: { prepared: 2 } });
  });

  test("names who has no figures when they are asked for by name", async () => {
    const { id } = await addClient(api);
    const [other = ""] = await addClients(1);
    const run = await start("prepare", { clientIds: [id, other, "nobody's"] });
    expect(await readOutcomes(run.id)).toEqual({ [id]: "no_figures", [other]: "pending" });
  });

  test("the same request while it goes on is the same run, whoever asks, and makes each report once", async () => {
    await addClients(5);
    const runs = await Promise.all(Array.from({ length: 8 }, () => start("prepare")));
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect(runs[0]).toMatchObject({ total: 5 });
    const another = await api.signIn();
    const again = await api.call(startRun, { body: { action: "prepare", reportType } }, { session: another });
    expect(again.id).toBe(runs[0]?.id);
    expect(await api.worker.generate()).toEqual(Array.from({ length: 5 }, () => "done"));
  });

  test("all leaves alone what is prepared already", async () => {
    const [one = ""] = await prepared(1);
    const [other = ""] = await addClients(1);
    const run = await start("prepare");
    expect(await readOutcomes(run.id)).toEqual({ [other]: "pending" });
    expect((await board()).rows.find(({ clientId }) => clientId === one)?.state).toBe("prepared");
  });

  test("a second member of staff sees the run on the board", async () => {
    await addClients(2);
    const run = await start("prepare");
    const { runs } = await api.call(readBoard, { query: { reportType } }, { session: await api.signIn() });
    expect(runs).toMatchObject([{ id: run.id, ended: false, counts: { pending: 2 } }]);
    expect((await api.call(readBoard, { query: { reportType: "weekly" } })).runs).toEqual([]);
  });
});

describe("approve and send", () => {
  test("approve shows to the clients what is prepared, and says who had nothing", async () => {
    const ids = await prepared(2);
    const { id: bare } = await addClient(api);
    const run = await start("approve", { clientIds: [...ids, bare] });
    expect(run).toMatchObject({ ended: true, counts: { approved: 2, not_generated: 1 } });
    for (const clientId of ids) {
      const reports = await api.call(listReports, { params: { clientId } }, { session: null });
      expect(reports).toMatchObject([{ revision: 1, emailSent: false }]);
    }
    expect((await start("approve", { clientIds: ids })).counts).toEqual({ unchanged: 2 });
  });

  test("send mails each contact once, and refuses what is not approved", async () => {
    const [one = "", other = ""] = await prepared(2);
    const { name } = await api.call(readClient, { params: { clientId: one } });
    const owner = { name, email: "owner@sample.example" };
    const partner = { name: "Wei", email: "wei@sample.example", language: null, reportTypes: ["monthly" as const] };
    await api.call(updateClient, { params: { clientId: one }, body: { ...owner, contacts: [partner] } });
    await start("approve", { clientIds: [one] });
    const run = await start("send", { clientIds: [one, other] });
    expect(await readOutcomes(run.id)).toEqual({ [one]: "pending", [other]: "not_approved" });
    expect((await start("send", { clientIds: [one, other] })).id).toBe(run.id);
    expect(await api.worker.deliver()).toEqual(["sent", "sent"]);
    const dispatches = await database.manager.findBy(dispatchEntity, {});
    expect(new Set(dispatches.map(({ recipient }) => recipient))).toEqual(new Set([owner.email, partner.email]));
    expect(await read(run.id)).toMatchObject({ ended: true, counts: { sent: 1, not_approved: 1 } });

    const again = await start("send", { clientIds: [one] });
    expect(again).toMatchObject({ ended: true, counts: { already_sent: 1 } });
    expect(await api.worker.deliver()).toEqual([]);
  });

  test("approve and send does both for all that are prepared, except clients that are paused or ended", async () => {
    const [paused = "", ended = ""] = await prepared(5);
    await setStatus(paused, "paused");
    await setStatus(ended, "ended");
    expect(await board()).toMatchObject({ total: 5, inRuns: 3 });
    const run = await start("approve_and_send");
    expect(await api.worker.deliver()).toEqual(["sent", "sent", "sent"]);
    expect(await read(run.id)).toMatchObject({ total: 3, counts: { sent: 3 } });
    const { rows } = await board();
    const left = rows.filter(({ status }) => status !== "active");
    expect(Object.fromEntries(left.map(({ clientId, status }) => [clientId, status]))).toEqual({
      [ended]: "ended",
      [paused]: "paused",
    });
    for (const row of left) {
      expect(row).toMatchObject({ state: "held", detail: { held: "client_inactive" }, actions: [] });
    }

    const named = await start("approve_and_send", { clientIds: [paused, ended] });
    expect(named).toMatchObject({ ended: true, counts: { client_inactive: 2 } });
    const { id: unreported } = await addClient(api, { name: "Paused Before Any Report" });
    await setStatus(unreported, "paused");
    expect(await start("generate", { clientIds: [unreported] })).toMatchObject({ counts: { client_inactive: 1 } });
    // Somebody who opens its report may still send it.
    await api.call(sendReport, { params: { clientId: paused }, body: { reportType } });
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("a revision goes out in a sending of its own", async () => {
    const [id = ""] = await prepared(1);
    await start("approve_and_send");
    await api.worker.deliver();
    await typeIn(api, id, { ...october, figures: { ...october.figures, totalVisitors: 1999 } });
    await start("prepare", { clientIds: [id] });
    await api.worker.generate();
    await start("approve", { clientIds: [id] });
    await start("send", { clientIds: [id] });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    const dispatches = await database.manager.find(dispatchEntity, { order: { number: "ASC" } });
    expect(dispatches.map(({ number, revision, state }) => [number, revision, state])).toEqual([
      [0, 1, "sent"],
      [1, 2, "sent"],
    ]);
  });

  test("thirty simultaneous requests to send make one mail for each client", async () => {
    const clientIds = await prepared(4);
    await start("approve");
    await Promise.all([
      ...Array.from({ length: 15 }, () => start("send")),
      ...Array.from({ length: 15 }, () => start("approve_and_send", { clientIds })),
    ]);
    expect(await api.worker.deliver()).toEqual(["sent", "sent", "sent", "sent"]);
  });

  test("clients without a recipient are refused by name", async () => {
    const [id = ""] = await prepared(1);
    await start("approve");
    await database.write((manager) => manager.query("UPDATE clients SET contactReportTypes = 'weekly'"));
    expect((await start("send", { clientIds: [id] })).items).toMatchObject([
      { clientId: id, outcome: "no_recipients" },
    ]);
  });
});

describe("retry", () => {
  test("mails what failed, once more", async () => {
    const [id = ""] = await prepared(1);
    await start("approve_and_send");
    const problem = { code: "mailbox_full", params: {} } as const;
    await changeDispatches(database, { state: "queued" }, { state: "failed", problem });
    const { runs } = await board();
    expect(runs).toMatchObject([{ ended: true, counts: { failed: 1 } }]);
    expect((await read(runs[0]?.id ?? "")).items).toMatchObject([
      { clientId: id, outcome: "failed", problem: { code: "mailbox_full" } },
    ]);
    const run = await start("retry");
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await read(run.id)).toMatchObject({ ended: true, counts: { sent: 1 } });
  });

  test("generates again what failed, and mails it if that was asked for", async () => {
    const [sent = "", made = ""] = await addClients(2);
    await api.call(sendReport, { params: { clientId: sent }, body: { reportType } });
    await start("prepare", { clientIds: [made] });
    const work = reportWork(database);
    for (let report = await work.claim(); report; report = await work.claim()) {
      await work.fail(report, { code: "internal_error", params: {} });
    }
    expect(await states()).toEqual(["failed", "failed"]);
    const run = await start("retry");
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await readOutcomes(run.id)).toEqual({ [sent]: "sent", [made]: "prepared" });
    expect(await states()).toEqual(["sent", "prepared"]);
  });
});

describe("cancel", () => {
  test("what no worker has begun goes back to where it was", async () => {
    const ids = await addClients(2);
    const preparing = await start("prepare");
    const run = await start("cancel");
    expect(run).toMatchObject({ ended: true, counts: { cancelled: 2 } });
    expect(await read(preparing.id)).toMatchObject({ ended: true, counts: { cancelled: 2 } });
    expect(await api.worker.generate()).toEqual([]);
    expect(await states()).toEqual(["ready", "ready"]);
    expect((await start("cancel", { clientIds: ids })).counts).toEqual({ unchanged: 2 });
  });

  test("a report that a worker claimed is left alone", async () => {
    const [id = ""] = await addClients(1);
    await start("prepare");
    await reportWork(database).claim();
    const run = await start("cancel");
    expect(await readOutcomes(run.id)).toEqual({ [id]: "under_way" });
    expect(await states()).toEqual(["preparing"]);
  });

  test("the mail of a report that a worker has begun is cancelled, and the run says so", async () => {
    const [id = ""] = await addClients(1);
    await api.call(sendReport, { params: { clientId: id }, body: { reportType } });
    await reportWork(database).claim();
    expect(await readOutcomes((await start("cancel")).id)).toEqual({ [id]: "cancelled" });
    expect(await database.manager.find(dispatchEntity)).toMatchObject([{ state: "cancelled" }]);
    // The report itself is still being made.
    expect(await readOutcomes((await start("cancel")).id)).toEqual({ [id]: "under_way" });
  });

  test("a mail that a worker claimed is left alone, and others are not sent", async () => {
    const [one = "", other = ""] = await prepared(2);
    const sending = await start("approve_and_send");
    const work = dispatchWork(database);
    const claimed = await work.claim();
    const run = await start("cancel");
    const report = await database.manager.findOneByOrFail(reportEntity, { id: claimed?.row.reportId ?? "" });
    const { rows } = await board();
    const begun = rows.find(({ reportId }) => reportId === report.id)?.clientId ?? "";
    const free = begun === one ? other : one;
    expect(await readOutcomes(run.id)).toEqual({ [begun]: "under_way", [free]: "cancelled" });
    expect(await api.worker.deliver()).toEqual([]);
    await work.markSent(claimed?.row.id ?? "");
    expect(await readOutcomes(sending.id)).toEqual({ [begun]: "sent", [free]: "cancelled" });
    expect((await start("send")).counts).toEqual({ pending: 1 });
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("while workers claim, each mail is either cancelled or sent, never both", async () => {
    await prepared(12);
    await start("approve_and_send");
    const [run, sent] = await Promise.all([start("cancel"), api.worker.deliver()]);
    const dispatches = await database.manager.find(dispatchEntity);
    const count = (state: string) => dispatches.filter((dispatch) => dispatch.state === state).length;
    expect(count("cancelled") + count("sent")).toBe(12);
    expect(sent.filter((outcome) => outcome === "sent")).toHaveLength(count("sent"));
    expect(run.counts.cancelled ?? 0).toBe(count("cancelled"));
  });

  test("a report that is generated to be sent takes its mail along", async () => {
    const [clientId = ""] = await addClients(1);
    await api.call(sendReport, { params: { clientId }, body: { reportType } });
    await start("cancel");
    await api.call(requestReport, { params: { clientId }, body: { reportType } });
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual([]);
    expect(await states()).toEqual(["approved"]);
  });
});

test("a deleted client leaves the summary", async () => {
  const [one = "", other = ""] = await addClients(2);
  const run = await start("prepare");
  await api.call(deleteClient, { params: { clientId: one } });
  expect(await readOutcomes(run.id)).toEqual({ [other]: "pending" });
});

test("what schedules request is a run without a person, which the board does not show", async () => {
  const clientIds = await addClients(2);
  const clients = await database.manager.findBy(clientEntity, {});
  const period = { start: october.periodStart, end: "2026-10-31" };
  const ask = { type: reportType, period, until: "prepare", by: null } as const;
  await requestReports(api.dependencies, clients, ask);
  await api.worker.generate();
  const [run, ...others] = await database.manager.findBy(runEntity, {});
  expect(others).toEqual([]);
  expect(run).toMatchObject({ action: "scheduled", requestedBy: null, endedAt: expect.any(Date) });
  const { rows, runs } = await board();
  expect(rows.map(({ clientId, state }) => ({ clientId, state }))).toEqual(
    clientIds.map((clientId) => ({ clientId, state: "prepared" })),
  );
  expect(runs).toEqual([]);
});

test("thirty clients take about as many queries as one", async () => {
  const queries = async (action: RunAction) => (await countQueries(database, () => start(action))).queries.length;
  const both = async () => {
    const prepare = await queries("prepare");
    await api.worker.generate();
    return prepare + (await queries("approve_and_send"));
  };
  await addClients(1);
  const one = await both();
  await empty();
  await addClients(30);
  // Other work of the API, such as forgetting old limits, may fall into the same moment.
  expect(await both()).toBeLessThan(one + 10);
});

test("an unknown run is not found", async () => {
  const { status, body } = await api.refused(readRun, { params: { runId: "01890000-0000-7000-8000-00000000000a" } });
  expect([status, body.error]).toEqual([404, "run_not_found"]);
});
