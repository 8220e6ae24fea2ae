import type { DatedNote } from "@agency/model/dated-notes";
import { lineTypes, noTargets, type Targets, type WorkItem } from "@agency/model/plan";
import { type Period, periodAfter } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { SectionChoice } from "@agency/model/report/sections";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import type { StoredDatedNote, StoredWorkItem } from "./plan.ts";
import { datedNoteEntity, sectionsEntity, targetsEntity, workItemEntity } from "./table.ts";

/** What the clients are to reach, by their ids; without those who have no targets. */
export async function readTargets({ source, select }: Database, clientIds: string[]): Promise<Map<string, Targets>> {
  const targets = rowReader(source, targetsEntity, "target");
  const rows = await select(
    `SELECT ${targets.columns} FROM targets target WHERE target.clientId IN (${placeholders(clientIds)})`,
    clientIds,
  );
  return new Map(rows.map(targets.read).map((row) => [row.clientId, { ...noTargets, ...row.targets }]));
}

/** The sections that the staff chose for the clients' reports, by the clients' ids; without those for whom they chose nothing. */
export async function chosenSections(
  { source, select }: Database,
  clientIds: string[],
): Promise<Map<string, SectionChoice[]>> {
  const sections = rowReader(source, sectionsEntity, "section");
  const rows = await select(
    `SELECT ${sections.columns} FROM client_sections section WHERE section.clientId IN (${placeholders(clientIds)})`,
    clientIds,
  );
  return new Map(rows.map(sections.read).map((row) => [row.clientId, row.sections]));
}

/** Work that a report names as done in its period, and as planned for the one after it. */
export type NamedWork = { work: WorkItem[]; next: WorkItem[] };

/** The work that the clients' reports name (`reportsNaming`), oldest first, by the clients' ids; without those who have none. */
export async function workFor(
  { source, select }: Database,
  clientIds: string[],
  type: ReportType,
  period: Period,
): Promise<Map<string, NamedWork>> {
  const items = rowReader(source, workItemEntity, "item");
  const [types, after] = [lineTypes(type), periodAfter(type, period)];
  const rows = await select(
    `SELECT ${items.columns} FROM work_items item
     WHERE item.clientId IN (${placeholders(clientIds)}) AND item.reportType IN (${placeholders(types)})
     AND (item.planned = 0 AND item.periodEnd BETWEEN ? AND ? OR item.planned = 1 AND item.periodEnd BETWEEN ? AND ?)
     ORDER BY item.periodEnd, item.createdAt, item.id`,
    [...clientIds, ...types, period.start, period.end, after.start, after.end],
  );
  const ofClients = Map.groupBy(rows.map(items.read), ({ clientId }) => clientId);
  return new Map(
    [...ofClients].map(([id, own]) => {
      const { work = [], next = [] } = Object.groupBy(own, ({ planned }) => (planned ? "next" : "work"));
      return [id, { work, next }];
    }),
  );
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

/** What the staff noted of days in a period, in their order, by the clients' ids; without those of whom they noted nothing. */
export async function datedNotesFor(
  { source, select }: Database,
  clientIds: string[],
  { start, end }: Period,
): Promise<Map<string, DatedNote[]>> {
  const notes = rowReader(source, datedNoteEntity, "note");
  const rows = await select(
    `SELECT ${notes.columns} FROM dated_notes note
     WHERE note.clientId IN (${placeholders(clientIds)}) AND note.day BETWEEN ? AND ?
     ORDER BY note.day, note.createdAt, note.id`,
    [...clientIds, start, end],
  );
  const ofClients = Map.groupBy(rows.map(notes.read), ({ clientId }) => clientId);
  return new Map([...ofClients].map(([id, own]) => [id, own.map(({ day, words }) => ({ day, words }))]));
}

/** Newest day first. */
export const latestDatedNotes = ({ manager }: Database, clientId: string, most: number): Promise<StoredDatedNote[]> =>
  manager.find(datedNoteEntity, {
    where: { clientId },
    order: { day: "DESC", createdAt: "DESC", id: "DESC" },
    take: most,
  });
