import { expect, test } from "vitest";
import { readBoard, readRun, type RunInput, startRun } from "@agency/contracts/board";
import { deleteClient } from "@agency/contracts/clients";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { endRuns, settleGoing } from "./settle-runs.ts";
import { runItemEntity } from "./table.ts";

const api = await startApi();
const { database } = api.dependencies;
const reportType = "monthly";

test("a run ends with the last of several workers that finish its reports or emails at once", async () => {
  for (let number = 0; number < 12; number += 1) await addClientWithFigures(api);
  const become = async (action: RunInput["action"], work: () => Promise<unknown>) => {
    const run = await api.call(startRun, { body: { action, reportType } });
    await Promise.all(Array.from({ length: 4 }, work));
    const { ended, counts } = await api.call(readRun, { params: { runId: run.id } });
    return { ended, counts };
  };
  expect(await become("prepare", () => api.worker.generate())).toEqual({ ended: true, counts: { prepared: 12 } });
  const sent = await become("approve_and_send", () => api.worker.deliver());
  expect(sent).toEqual({ ended: true, counts: { sent: 12 } });
  await api.empty();
});

test("a run ends though the last two of it are settled at the same moment", async () => {
  for (let number = 0; number < 2; number += 1) await addClientWithFigures(api);
  const { id: runId } = await api.call(startRun, { body: { action: "prepare", reportType } });
  const items = await database.manager.findBy(runItemEntity, { runId });
  let settled = 0;
  const both = Promise.withResolvers<void>();
  // SQLite has one writer: there the second transaction begins when the first has ended.
  if (database.kind === "sqlite") both.resolve();
  await Promise.all(
    items.map(({ clientId }) =>
      database.changes(async (statements) => {
        const settle = "UPDATE report_run_items SET outcome = 'prepared' WHERE runId = ? AND clientId = ?";
        await statements.change(settle, [runId, clientId]);
        settled += 1;
        if (settled === items.length) both.resolve();
        await both.promise;
        await endRuns(database, statements, [runId]);
      }),
    ),
  );
  expect(await api.call(readRun, { params: { runId } })).toMatchObject({ ended: true, counts: { prepared: 2 } });
  await api.empty();
});

test("a run of which only deleted clients are left ends, and the same request makes another", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const body: RunInput = { action: "prepare", reportType, clientIds: [clientId] };
  const run = await api.call(startRun, { body });
  await api.call(deleteClient, { params: { clientId } });
  const { runs } = await api.call(readBoard, { query: { reportType } });
  expect(runs).toMatchObject([{ id: run.id, ended: true, total: 0 }]);
  expect((await api.call(startRun, { body })).id).not.toBe(run.id);
});

test("a worker that starts settles what a former version left unsettled", async () => {
  await addClientWithFigures(api);
  const { id: runId } = await api.call(startRun, { body: { action: "prepare", reportType } });
  await api.worker.generate();
  await database.change("UPDATE report_run_items SET outcome = 'pending'");
  await database.change("UPDATE report_runs SET endedAt = NULL");
  expect((await api.call(readRun, { params: { runId } })).ended).toBe(false);
  await settleGoing(database);
  expect(await api.call(readRun, { params: { runId } })).toMatchObject({ ended: true, counts: { prepared: 1 } });
});
