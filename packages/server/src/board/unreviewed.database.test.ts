import { beforeEach, expect, test } from "vitest";
import { describeSending, readBoard, readRun, type RunInput, startRun, stopRun } from "@agency/contracts/board";
import { startApi } from "../testing/api.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(api.empty);

const reportType = "monthly" as const;

const ask = (action: RunInput["action"], clientIds: string[], undoable = false): RunInput => ({
  action,
  reportType,
  clientIds,
  undoable,
});

/** Starts a run, does the worker's part, and says what became of each client, in the order of their names. */
async function run(body: RunInput): Promise<string[]> {
  const { id } = await api.call(startRun, { body });
  await api.worker.generate();
  await api.worker.deliver();
  const { items } = await api.call(readRun, { params: { runId: id }, query: {} });
  return items.toSorted((one, other) => one.clientName.localeCompare(other.clientName)).map(({ outcome }) => outcome);
}

const rows = async () => (await api.call(readBoard, { query: { reportType } })).rows;

test("Generate makes and approves the reports of all chosen clients that have figures, and mails nothing", async () => {
  const { id } = await addClientWithFigures(api, { name: "Sample A" });
  const { id: without } = await addClient(api, { name: "Sample B" });
  expect(await run(ask("generate", [id, without]))).toEqual(["prepared", "no_figures"]);
  expect((await rows()).map(({ state, revision }) => [state, revision])).toEqual([
    ["approved", 1],
    ["needs_figures", 0],
  ]);
  expect(await api.worker.deliver()).toEqual([]);
});

test("Send mails what is approved, approves what is prepared, makes what is missing, and sends nothing twice", async () => {
  const names = ["Sample Approved", "Sample Missing", "Sample Prepared"];
  const ids: string[] = [];
  for (const name of names) ids.push((await addClientWithFigures(api, { name })).id);
  const [approved = "", missing = "", prepared = ""] = ids;
  await run(ask("generate", [approved]));
  await run(ask("prepare", [prepared]));
  const body = ask("generate_and_send", [approved, missing, prepared]);
  expect(await api.call(describeSending, { body })).toMatchObject({ reports: 3, languages: { en: 3 }, leftOut: [] });
  expect(await run(body)).toEqual(["sent", "sent", "sent"]);
  expect((await rows()).map(({ state, revision }) => [state, revision])).toEqual(names.map(() => ["sent", 1]));
  expect(await api.call(describeSending, { body })).toMatchObject({ reports: 0, leftOut: { length: 3 } });
  expect(await run(body)).toEqual(["already_sent", "already_sent", "already_sent"]);
});

test("several reports that are still to be made wait for the minute as well, and an undo mails none of them", async () => {
  const ids = [];
  for (const name of ["Sample A", "Sample B"]) ids.push((await addClientWithFigures(api, { name })).id);
  const { id, leavesAt } = await api.call(startRun, { body: ask("generate_and_send", ids, true) });
  expect(leavesAt).not.toBeNull();
  await api.worker.generate();
  expect(await api.worker.deliver()).toEqual([]);
  const stopped = await api.call(stopRun, { params: { runId: id } });
  expect(stopped).toMatchObject({ ended: true, counts: { cancelled: 2 } });
  await changeDispatches(api.dependencies.database, {}, { dueAt: new Date(0) });
  expect(await api.worker.deliver()).toEqual([]);
  expect((await rows()).map(({ state }) => state)).toEqual(["approved", "approved"]);
});
