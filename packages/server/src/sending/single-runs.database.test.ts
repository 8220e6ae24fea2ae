import { beforeEach, describe, expect, test } from "vitest";
import { readBoard, readRun, startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  listClientReports,
  requestReport,
  resendReport,
  sendApproved,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports";
import type { DispatchState, RunOutcome } from "@agency/model/states";
import { startApi } from "../testing/api.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";
import { reportWork } from "./generate-report.ts";

const api = await startApi();
const { database } = api.dependencies;
beforeEach(api.empty);

const reportType = "monthly";
const [owner, partner] = ["owner@sample.example", "wei@sample.example"];

async function addTwoContacts() {
  const { id, name } = await addClientWithFigures(api, { email: owner });
  const contacts = [{ name: "Wei", email: partner, language: null, reportTypes: ["monthly" as const] }];
  await api.call(updateClient, { params: { clientId: id }, body: { name, email: owner, contacts } });
  return id;
}

const generate = (clientId: string) => api.call(requestReport, { params: { clientId }, body: { reportType } });
const send = (clientId: string) => api.call(sendReport, { params: { clientId }, body: { reportType } });

/** The client's report as another member of staff reads it now. */
async function progress(clientId: string) {
  const session = await api.signIn();
  const { reports } = await api.call(listClientReports, { params: { clientId }, query: {} }, { session });
  const [report] = reports;
  if (!report?.run) throw new Error("Nothing was asked for");
  return { ...report, run: report.run };
}

const outcome = async (clientId: string): Promise<RunOutcome> => (await progress(clientId)).run.outcome;

const mailed = (recipient: string, number: number, state: DispatchState) =>
  changeDispatches(database, { recipient, number }, { state });

describe("generating", () => {
  test("goes on until the report is there, also for who looks elsewhere, and stays so whatever happens later", async () => {
    const clientId = await addTwoContacts();
    expect((await generate(clientId)).run).toMatchObject({ number: null, outcome: "pending" });
    const { run } = await progress(clientId);
    expect(run.outcome).toBe("pending");
    await api.worker.generate();
    const { run: ended } = await progress(clientId);
    expect(ended).toMatchObject({ id: run.id, outcome: "prepared" });
    await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [clientId] } });
    expect((await progress(clientId)).run).toEqual(ended);
  });

  test("of a report that is there already goes on until it is generated again", async () => {
    const clientId = await addTwoContacts();
    await generate(clientId);
    await api.worker.generate();
    expect((await generate(clientId)).run?.outcome).toBe("pending");
    await api.worker.generate();
    expect(await outcome(clientId)).toBe("prepared");
  });

  test("fails with the report, and is cancelled with it", async () => {
    const clientId = await addTwoContacts();
    await generate(clientId);
    const work = reportWork(database);
    const claimed = await work.claim();
    if (claimed) await work.fail(claimed, { code: "internal_error", params: {} });
    expect(await outcome(clientId)).toBe("failed");
    await generate(clientId);
    await api.call(startRun, { body: { action: "cancel", reportType, clientIds: [clientId] } });
    expect(await outcome(clientId)).toBe("cancelled");
  });

  test("is not what an email of an earlier request became", async () => {
    const clientId = await addTwoContacts();
    await send(clientId);
    await api.worker.generate();
    await api.worker.deliver();
    expect((await generate(clientId)).run).toMatchObject({ number: null, outcome: "pending" });
  });
});

describe("sending", () => {
  let clientId: string;
  beforeEach(async () => {
    clientId = await addTwoContacts();
    await send(clientId);
    await api.worker.generate();
  });

  test.each<[DispatchState, DispatchState, RunOutcome]>([
    ["sent", "sent", "sent"],
    ["sent", "queued", "pending"],
    ["rendered", "sent", "pending"],
    ["failed", "sending", "pending"],
    ["sent", "failed", "failed"],
    ["failed", "uncertain", "failed"],
    ["sent", "uncertain", "uncertain"],
    ["sent", "cancelled", "sent"],
    ["cancelled", "cancelled", "cancelled"],
  ])("with emails that are %s and %s is %s", async (first, second, expected) => {
    await mailed(owner, 0, first);
    await mailed(partner, 0, second);
    expect((await progress(clientId)).run).toMatchObject({ number: 0, outcome: expected });
  });

  test("is not over because the report is generated, and fails when the report does", async () => {
    expect(await outcome(clientId)).toBe("pending");
    const other = (await addClientWithFigures(api)).id;
    await send(other);
    const work = reportWork(database);
    const claimed = await work.claim();
    if (claimed) await work.fail(claimed, { code: "internal_error", params: {} });
    expect(await outcome(other)).toBe("failed");
  });

  test("to people who all have it says so, and sends nothing", async () => {
    await api.worker.deliver();
    expect(await outcome(clientId)).toBe("sent");
    expect((await send(clientId)).run?.outcome).toBe("already_sent");
    expect(await api.worker.deliver()).toEqual([]);
  });

  test("again is what became of the later emails, though the earlier ones count", async () => {
    await api.worker.deliver();
    const { id: reportId } = await progress(clientId);
    const resend = () => api.call(resendReport, { params: { clientId, reportId }, body: { number: 1 } });
    expect((await resend()).run).toMatchObject({ number: 1, outcome: "pending" });
    await mailed(owner, 1, "failed");
    await mailed(partner, 1, "failed");
    expect(await outcome(clientId)).toBe("failed");
    expect((await resend()).run?.outcome).toBe("pending");
    await api.worker.deliver();
    expect(await outcome(clientId)).toBe("sent");
  });

  test("waits for the emails that replaced its own", async () => {
    await mailed(owner, 0, "failed");
    const { id: reportId } = await progress(clientId);
    await api.call(resendReport, { params: { clientId, reportId }, body: { number: 1 } });
    await mailed(owner, 1, "sent");
    expect((await send(clientId)).run).toMatchObject({ number: 0, outcome: "pending" });
    await mailed(partner, 1, "sent");
    expect(await outcome(clientId)).toBe("sent");
  });

  test("to the rest and settling are of the sending that they complete", async () => {
    await mailed(owner, 0, "uncertain");
    await mailed(partner, 0, "failed");
    const { id: reportId, dispatches } = await progress(clientId);
    const dispatchId = dispatches.find(({ recipient }) => recipient === owner)?.id ?? "";
    const settled = await api.call(settleDispatch, {
      params: { clientId, reportId, dispatchId },
      body: { arrived: true },
    });
    expect(settled.run).toMatchObject({ number: 0, outcome: "failed" });
    const rest = await api.call(sendApproved, { params: { clientId, reportId } });
    expect(rest.run).toMatchObject({ number: 0, outcome: "pending" });
    await api.worker.deliver();
    expect(await outcome(clientId)).toBe("sent");

    await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 1999 } });
    await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [clientId] } });
    await api.worker.generate();
    await api.call(approveReport, { params: { clientId, reportId }, body: {} });
    const revised = await api.call(sendApproved, { params: { clientId, reportId } });
    expect(revised.run).toMatchObject({ number: 1, outcome: "pending" });
  });

  test("does not show on the board as a run of many", async () => {
    const { run } = await progress(clientId);
    const { runs } = await api.call(readBoard, { query: { reportType } });
    expect(runs.map(({ id }) => id)).not.toContain(run.id);
    const { body } = await api.refused(readRun, { params: { runId: run.id } });
    expect(body.error).toBe("run_not_found");
  });
});
