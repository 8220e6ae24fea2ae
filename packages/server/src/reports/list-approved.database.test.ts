import { expect, test } from "vitest";
import { periodWith } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient, generateOctober, octoberSnapshot } from "../testing/records.ts";
import type { Report, Revision } from "./report.ts";
import { listApproved } from "./store.ts";
import { reportEntity, revisionEntity } from "./table.ts";

const database = await scratchDatabase();

/** A report's type, a day of its period, and whether it is only prepared. */
type Added = [type: ReportType, day: string, prepared?: "prepared"];

/** Gives the client these reports, made in this order. */
async function addReports(added: Added[]) {
  const client = await addClient(database);
  const { reportId } = await generateOctober(database, client);
  const report = await database.manager.findOneByOrFail(reportEntity, { id: reportId });
  const snapshot = octoberSnapshot(client);
  const made = added.map(([type, day, prepared], index): { report: Report; revision: Revision | null } => {
    const id = `${client.id.slice(0, -4)}${String(index).padStart(4, "0")}`;
    const { start, end } = periodWith(type, day);
    const generatedAt = new Date(Date.UTC(2026, 10, index + 1));
    const row: Report = { ...report, id, type, periodStart: start, periodEnd: end, state: "done", generatedAt };
    if (prepared) return { report: { ...row, revision: 0 }, revision: null };
    const of = { reportId: id, number: 1, snapshot, sample: false, generatedAt, approvedAt: generatedAt };
    return {
      report: { ...row, revision: 1 },
      revision: { ...of, approvedBy: null, withdrawnAt: null, withdrawnBy: null },
    };
  });
  await database.write(async (transaction) => {
    await transaction.delete(reportEntity, { id: reportId });
    await transaction.insert(
      reportEntity,
      made.map((each) => each.report),
    );
    await transaction.insert(
      revisionEntity,
      made.flatMap((each) => each.revision ?? []),
    );
  });
  return async (order: Parameters<typeof listApproved>[2], page?: Parameters<typeof listApproved>[3]) =>
    (await listApproved(database, client.id, order, page)).map(({ id }) =>
      added[Number(id.slice(-4))]?.slice(0, 2).join(" "),
    );
}

const year: Added[] = [
  ["monthly", "2026-09-01"],
  ["monthly", "2026-10-01"],
  ["weekly", "2026-10-19"],
  ["quarterly", "2026-07-01"],
  ["monthly", "2025-12-01"],
];

test("the report generated last comes first, whichever period it is about", async () => {
  const listed = await addReports(year);
  const sorted = ["monthly 2025-12-01", "quarterly 2026-07-01", "weekly 2026-10-19", "monthly 2026-10-01"];
  expect(await listed("generated")).toEqual([...sorted, "monthly 2026-09-01"]);
  expect(await listed("generated", { limit: 2, offset: 1 })).toEqual(sorted.slice(1, 3));
  expect(await listed("generated", { reportType: "monthly", year: 2026, limit: 5, offset: 0 })).toEqual([
    "monthly 2026-10-01",
    "monthly 2026-09-01",
  ]);
});

test("by period, the newest comes first, whichever report was made last, and a month before the quarter that it ends", async () => {
  const listed = await addReports(year);
  const sorted = ["monthly 2026-10-01", "weekly 2026-10-19", "monthly 2026-09-01", "quarterly 2026-07-01"];
  expect(await listed("period")).toEqual([...sorted, "monthly 2025-12-01"]);
  expect(await listed("period", { limit: 2, offset: 1 })).toEqual(sorted.slice(1, 3));
  expect(await listed("period", { limit: 2, offset: 9 })).toEqual([]);
  expect(await listed("period", { reportType: "monthly", year: 2026, limit: 5, offset: 0 })).toEqual([
    sorted[0],
    sorted[2],
  ]);
});

test("reports that are not approved take no place of a page", async () => {
  const listed = await addReports([
    ...year,
    ["monthly", "2026-08-01", "prepared"],
    ["weekly", "2026-11-09", "prepared"],
  ]);
  expect(await listed("period", { limit: 1, offset: 0 })).toEqual(["monthly 2026-10-01"]);
  expect(await listed("generated")).toHaveLength(year.length);
});
