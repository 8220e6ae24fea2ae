import { expect, test } from "vitest";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient, generateOctober, octoberSnapshot } from "../testing/records.ts";
import type { Report, Revision } from "./report.ts";
import { listApproved } from "./store.ts";
import { reportEntity, revisionEntity } from "./table.ts";

const database = await scratchDatabase();
const day = (number: number) => new Date(Date.UTC(2026, 5, number));

/** Gives the client a report for each entry: the days of its working copy and of its approved revision, null without one. */
async function addReports(days: { worked: number; approved: number | null }[]) {
  const client = await addClient(database);
  const { reportId } = await generateOctober(database, client);
  const report = await database.manager.findOneByOrFail(reportEntity, { id: reportId });
  const snapshot = octoberSnapshot(client);
  const made = days.map(({ worked, approved }, index): { report: Report; revision: Revision | null } => {
    const id = `${client.id.slice(0, -4)}${String(index).padStart(4, "0")}`;
    const generatedAt = day(approved ?? 0);
    const revision = { reportId: id, number: 1, snapshot, sample: false, generatedAt, approvedAt: day(30) };
    return {
      report: {
        ...report,
        id,
        periodStart: `20${String(index + 10)}-10-01`,
        state: "done",
        generatedAt: day(worked),
        revision: approved === null ? 0 : 1,
      },
      revision: approved === null ? null : { ...revision, approvedBy: null },
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
  const daysOf = async (limit: number, offset = 0) =>
    (await listApproved(database, client.id, { limit, offset })).map(({ id }) => days[Number(id.slice(-4))]?.approved);
  return { daysOf, all: async () => (await listApproved(database, client.id)).map(({ id }) => id.slice(-4)) };
}

test("a page has the reports whose revision was generated last, however many older ones were generated again since", async () => {
  const untouched = [11, 12, 13].map((approved) => ({ worked: approved, approved }));
  const again = [1, 2, 3, 4, 5, 6, 7, 8].map((approved) => ({ worked: 20 + approved, approved }));
  const { daysOf, all } = await addReports([...untouched, ...again]);
  expect(await daysOf(2)).toEqual([13, 12]);
  expect(await daysOf(2, 2)).toEqual([11, 8]);
  expect(await daysOf(2, 9)).toEqual([2, 1]);
  expect(await daysOf(2, 20)).toEqual([]);
  expect(await all()).toHaveLength(11);
});

test("reports that are not approved take no place of a page", async () => {
  const prepared = [21, 22, 23, 24, 25, 26, 27].map((worked) => ({ worked, approved: null }));
  const approved = [1, 2, 3].map((number) => ({ worked: number, approved: number }));
  const { daysOf } = await addReports([...prepared, ...approved]);
  expect(await daysOf(2)).toEqual([3, 2]);
  expect(await daysOf(5)).toEqual([3, 2, 1]);
});

test("of reports of one moment, each is on one page", async () => {
  const { daysOf, all } = await addReports(Array.from({ length: 9 }, () => ({ worked: 3, approved: 3 })));
  expect(await daysOf(9)).toHaveLength(9);
  expect(await daysOf(4, 4)).toEqual([3, 3, 3, 3]);
  expect(new Set(await all()).size).toBe(9);
});
