import { beforeEach, expect, test } from "vitest";
import { readBoard, startRun } from "@agency/contracts/board";
import { sendReport } from "@agency/contracts/reports";
import type { RunAction } from "@agency/model/states";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

/** "Cancel" and reports that were prepared before, and wait to be made again. */

const api = await startApi();
const { database } = api.dependencies;
beforeEach(async () => {
  await api.empty();
  await database.write((manager) => manager.query("DELETE FROM report_runs"));
});

const reportType = "monthly";
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
