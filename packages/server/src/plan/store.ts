import type { DatedNote } from "@agency/model/dated-notes";
import { lineTypes, noTargets, type Targets, type WorkItem } from "@agency/model/plan";
import { type Period, periodAfter } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { SectionChoice } from "@agency/model/report/sections";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import type { StoredDatedNote, StoredWorkItem } from "./plan.ts";
import { datedNoteEntity, sectionsEntity, targetsEntity, workItemEntity } from "./table.ts";

export async function readTargets({ source, select }: Database, clientId: string): Promise<Targets> {
  const rows = rowReader(source, targetsEntity, "target");
  const [row] = await select(`SELECT ${rows.columns} FROM targets target WHERE target.clientId = ?`, [clientId]);
  return { ...noTargets, ...(row && rows.read(row).targets) };
}

/** The sections that the staff chose for a client's reports; null when they have chosen nothing. */
export async function chosenSections({ source, select }: Database, clientId: string): Promise<SectionChoice[] | null> {
  const rows = rowReader(source, sectionsEntity, "section");
  const [row] = await select(`SELECT ${rows.columns} FROM client_sections section WHERE section.clientId = ?`, [
    clientId,
  ]);
  return row ? rows.read(row).sections : null;
}

/** The work that a report names as done in its period and as planned for the one after it (`reportsNaming`), oldest first. */
export async function workFor(
  { source, select }: Database,
  clientId: string,
  type: ReportType,
  period: Period,
): Promise<{ work: WorkItem[]; next: WorkItem[] }> {
  const items = rowReader(source, workItemEntity, "item");
  const [types, after] = [lineTypes(type), periodAfter(type, period)];
  const rows = await select(
    `SELECT ${items.columns} FROM work_items item WHERE item.clientId = ? AND item.reportType IN (${placeholders(types)})
     AND (item.planned = 0 AND item.periodEnd BETWEEN ? AND ? OR item.planned = 1 AND item.periodEnd BETWEEN ? AND ?)
     ORDER BY item.periodEnd, item.createdAt, item.id`,
    [clientId, ...types, period.start, period.end, after.start, after.end],
  );
  const { work = [], next = [] } = Object.groupBy(rows.map(items.read), ({ planned }) => (planned ? "next" : "work"));
  return { work, next };
}

/** How many lines clients have as done in periods of a type or shorter ones, between two days. Those without any are absent. */
export async function countWork(
  { select }: Database,
  type: ReportType,
  { start, end }: Period,
): Promise<Map<string, number>> {
  const types = lineTypes(type);
  const rows = await select(
    `SELECT item.clientId AS clientId, COUNT(*) AS count FROM work_items item
     WHERE item.reportType IN (${placeholders(types)}) AND item.planned = 0 AND item.periodEnd BETWEEN ? AND ?
     GROUP BY item.clientId`,
    [...types, start, end],
  );
  return new Map(rows.map(({ clientId, count }) => [String(clientId), Number(count)]));
}

/** Newest period first. */
export const latestWork = ({ manager }: Database, clientId: string, most: number): Promise<StoredWorkItem[]> =>
  manager.find(workItemEntity, {
    where: { clientId },
    order: { periodEnd: "DESC", createdAt: "DESC", id: "DESC" },
    take: most,
  });

/** What the staff noted of days in a period, in their order. */
export async function datedNotesFor(
  { source, select }: Database,
  clientId: string,
  { start, end }: Period,
): Promise<DatedNote[]> {
  const notes = rowReader(source, datedNoteEntity, "note");
  const rows = await select(
    `SELECT ${notes.columns} FROM dated_notes note WHERE note.clientId = ? AND note.day BETWEEN ? AND ?
     ORDER BY note.day, note.createdAt, note.id`,
    [clientId, start, end],
  );
  return rows.map(notes.read).map(({ day, words }) => ({ day, words }));
}

/** Newest day first. */
export const latestDatedNotes = ({ manager }: Database, clientId: string, most: number): Promise<StoredDatedNote[]> =>
  manager.find(datedNoteEntity, {
    where: { clientId },
    order: { day: "DESC", createdAt: "DESC", id: "DESC" },
    take: most,
  });
