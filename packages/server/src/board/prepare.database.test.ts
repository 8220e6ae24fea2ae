import { beforeEach, expect, test } from "vitest";
import { readBoard, readRun, type RunInput, startRun } from "@agency/contracts/board";
import { formatClientId } from "../clients/client-id.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const reportType = "monthly";
const prepare = (rest: Partial<RunInput> = {}) =>
  api.call(startRun, { body: { action: "prepare", reportType, ...rest } });

async function readOutcomes(runId: string) {
  const { items } = await api.call(readRun, { params: { runId } });
  return Object.fromEntries(items.map(({ clientId, outcome }) => [clientId, outcome]));
}

test("a run takes more than a thousand clients by name, and touches no other", async () => {
  const { id: chosen } = await addClientWithFigures(api);
  const { id: other } = await addClientWithFigures(api);
  const strangers = Array.from({ length: 1500 }, (_, index) => formatClientId(String(index).padStart(26, "0")));
  const run = await prepare({ clientIds: [chosen, ...strangers] });
  expect(await readOutcomes(run.id)).toEqual({ [chosen]: "pending" });
  await api.worker.generate();
  const { rows } = await api.call(readBoard, { query: { reportType } });
  expect(rows.find(({ clientId }) => clientId === other)?.state).toBe("ready");
});
