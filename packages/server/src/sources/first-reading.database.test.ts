import { beforeEach, expect, test } from "vitest";
import { readBoard, readRun, startRun } from "@agency/contracts/board";
import { requestReport } from "@agency/contracts/reports";
import { chooseSource, readPeriod } from "@agency/contracts/sources";
import type { ReportType } from "@agency/model/report/report-type";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";
import { sourceReadEntity } from "./table.ts";

// Where clients without figures get samples: what is asked here must not make them stand for a client with a source.
const { api, google } = await startApiWithGoogle({ environment: { SAMPLE_DATA: "on" } });
beforeEach(api.empty);

const { id: connectionId } = await connect(api);
const [business] = google.businesses;

async function addConnected(): Promise<string> {
  const { id: clientId } = await addClient(api);
  const accountId = business?.propertyId ?? "";
  await api.call(chooseSource, { params: { clientId, kind: "analytics" }, body: { connectionId, accountId } });
  return clientId;
}

async function readRow(reportType: ReportType, periodStart?: string) {
  const { rows } = await api.call(readBoard, { query: { reportType, ...(periodStart && { periodStart }) } });
  expect(rows).toHaveLength(1);
  return rows[0];
}

const waiting = { code: "source_unread", params: { source: "Google Analytics" } };

test("a client whose first reading is under way is held, and nothing prepares its report with samples", async () => {
  const clientId = await addConnected();
  expect(await readRow("monthly")).toMatchObject({
    state: "held",
    origins: [],
    actions: [],
    detail: { held: "source_unread", problem: waiting, unasked: false },
  });
  const prepare = (clientIds?: string[]) =>
    api.call(startRun, { body: { action: "prepare", reportType: "monthly", ...(clientIds && { clientIds }) } });
  expect(await prepare()).toMatchObject({ total: 0 });
  const named = await prepare([clientId]);
  expect(await api.call(readRun, { params: { runId: named.id } })).toMatchObject({ counts: { source_unread: 1 } });
  const asked = { params: { clientId }, body: { reportType: "monthly" as const } };
  expect((await api.refused(requestReport, asked)).body.error).toBe("source_unread");
  await api.worker.generate();
  expect((await readRow("monthly"))?.reportId).toBeNull();
});

test("a week without a weekly schedule can be read from the board", async () => {
  const clientId = await addConnected();
  expect(await readRow("weekly")).toMatchObject({ state: "needs_figures", detail: { unasked: true } });
  const read = { params: { clientId }, body: { reportType: "weekly" as const, periodStart: "2026-11-02" } };
  await api.call(readPeriod, read);
  await api.call(readPeriod, read);
  expect(await readRow("weekly")).toMatchObject({ state: "held", detail: { problem: waiting, unasked: false } });
  const { manager } = api.dependencies.database;
  // The week, and the weeks that a report compares it with.
  expect(await manager.countBy(sourceReadEntity, { reportType: "weekly" })).toBe(12);
});

test("a month before the history can be read from the board, with the month before it", async () => {
  const clientId = await addConnected();
  const periodStart = "2025-02-01";
  expect(await readRow("monthly", periodStart)).toMatchObject({ state: "needs_figures", detail: { unasked: true } });
  await api.call(readPeriod, { params: { clientId }, body: { reportType: "monthly", periodStart } });
  expect(await readRow("monthly", periodStart)).toMatchObject({ state: "held", detail: { problem: waiting } });
  expect(await readRow("monthly", "2025-01-01")).toMatchObject({ state: "held" });
  expect(await readRow("monthly", "2024-12-01")).toMatchObject({ state: "needs_figures", detail: { unasked: true } });
});

test("a period that is not over is not read", async () => {
  const clientId = await addConnected();
  const body = { reportType: "weekly" as const, periodStart: "2026-11-09" };
  expect((await api.refused(readPeriod, { params: { clientId }, body })).body.error).toBe("invalid_input");
});
