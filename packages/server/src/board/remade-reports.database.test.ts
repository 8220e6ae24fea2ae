import { beforeEach, describe, expect, test } from "vitest";
import { readBoard, readRun, startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import { sendReport } from "@agency/contracts/reports";
import type { RunAction, RunOutcome } from "@agency/model/states";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { reportWork } from "../sending/generate-report.ts";
import { dispatchEntity } from "../sending/table.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const { database } = api.dependencies;
beforeEach(async () => {
  await api.empty();
  await database.write((manager) => manager.query("DELETE FROM report_runs"));
});

const reportType = "monthly";

async function run(action: RunAction, clientId: string): Promise<{ id: string; outcome: RunOutcome | undefined }> {
  const { id, items } = await api.call(startRun, { body: { action, reportType, clientIds: [clientId] } });
  return { id, outcome: items[0]?.outcome };
}

/** The worker fails to make the report that is most overdue. */
async function failToMake(): Promise<void> {
  const work = reportWork(database);
  const report = await work.claim();
  if (report) await work.fail(report, { code: "internal_error", params: {} });
}

test("approve and send mails nothing of a report that is being made again, or that could not be made", async () => {
  const { id } = await addClientWithFigures(api);
  await run("prepare", id);
  await api.worker.generate();
  await run("approve", id);
  await typeIn(api, id, { ...october, figures: { ...october.figures, totalVisitors: 1999 } });
  await run("prepare", id);
  expect(await run("approve_and_send", id)).toMatchObject({ outcome: "under_way" });
  await failToMake();
  expect(await run("approve_and_send", id)).toMatchObject({ outcome: "not_generated" });
  expect(await api.worker.deliver()).toEqual([]);

  await run("retry", id);
  await api.worker.generate();
  expect(await run("approve_and_send", id)).toMatchObject({ outcome: "pending" });
  expect(await api.worker.deliver()).toEqual(["sent"]);
  expect(await database.manager.find(dispatchEntity)).toMatchObject([{ revision: 2, state: "sent" }]);
});

test("retry mails a report that could not be made to those who are contacts by then", async () => {
  const { id, name, email: former } = await addClientWithFigures(api);
  await api.call(sendReport, { params: { clientId: id }, body: { reportType } });
  await failToMake();
  const email = "successor@sample.example";
  await api.call(updateClient, { params: { clientId: id }, body: { name, email } });
  const retry = await run("retry", id);
  await api.worker.generate();
  expect(await api.worker.deliver()).toEqual(["sent"]);
  const mails = await database.manager.find(dispatchEntity);
  expect(Object.fromEntries(mails.map(({ recipient, state }) => [recipient, state]))).toEqual({
    [former]: "cancelled",
    [email]: "sent",
  });
  expect(await api.call(readRun, { params: { runId: retry.id } })).toMatchObject({ ended: true, counts: { sent: 1 } });
});

describe("to cancel, where a report was prepared before and waits to be made again", () => {
  const corrected = { ...october, figures: { ...october.figures, totalVisitors: 4321 } };
  const start = (action: RunAction) => api.call(startRun, { body: { action, reportType } });
  const states = async () => (await api.call(readBoard, { query: { reportType } })).rows.map(({ state }) => state);

  async function prepared(): Promise<string> {
    const { id } = await addClientWithFigures(api);
    await start("prepare");
    await api.worker.generate();
    return id;
  }

  test("a prepared report that new figures reach is made again, and nobody approves it with the former ones", async () => {
    const id = await prepared();
    await typeIn(api, id, corrected);
    expect(await states()).toEqual(["preparing"]);
    expect((await start("cancel")).counts).toEqual({ unchanged: 1 });
    expect((await start("approve")).counts).not.toHaveProperty("approved");
    expect(await api.worker.generate()).toEqual(["done"]);
    await start("approve");
    expect(await database.manager.find(revisionEntity)).toMatchObject([
      { number: 1, snapshot: { figures: { totalVisitors: 4321 } } },
    ]);
  });

  test("a failed report that new figures reach is made again, too", async () => {
    const id = await prepared();
    await database.manager.update(reportEntity, { clientId: id }, { state: "failed" });
    await typeIn(api, id, corrected);
    await start("cancel");
    expect(await states()).toEqual(["preparing"]);
  });

  test("a prepared report that is made again to be sent is neither approved nor sent", async () => {
    const clientId = await prepared();
    await api.call(sendReport, { params: { clientId }, body: { reportType } });
    expect((await start("cancel")).counts).toEqual({ cancelled: 1 });
    expect(await api.worker.generate()).toEqual(["done"]);
    expect(await api.worker.deliver()).toEqual([]);
    expect(await states()).toEqual(["prepared"]);
  });
});
