import { type EntityManager, LessThanOrEqual, MoreThanOrEqual } from "typeorm";
import { noTargets, type Targets, type WorkItem } from "@agency/model/plan";
import { type Period, periodWith, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import type { SectionChoice } from "@agency/model/report/sections";
import { refreshPrepared } from "../figures/refresh-prepared.ts";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "./plan-table.ts";
import type { ChangedWork, NotedWork, StoredWorkItem } from "./plan.ts";

// Every change queues the prepared reports that it concerns and nobody has approved, to be made again, and returns their ids.

/** What the agency wants to reach for a client. */
export async function targetsOf({ source, select }: Database, clientId: string): Promise<Targets> {
  const rows = rowsOf(source, targetsEntity, "target");
  const [row] = await select(`SELECT ${rows.columns} FROM targets target WHERE target.clientId = ?`, [clientId]);
  return { ...noTargets, ...(row && rows.read(row).targets) };
}

export const storeTargets = (database: Database, clientId: string, targets: Targets): Promise<string[]> =>
  database.write(async (transaction) => {
    await transaction.upsert(targetsEntity, { clientId, targets }, ["clientId"]);
    return refreshPrepared(database, transaction, { clientId });
  });

/** The sections that the staff chose for a client's reports; null when they have chosen nothing. */
export async function chosenSections({ source, select }: Database, clientId: string): Promise<SectionChoice[] | null> {
  const rows = rowsOf(source, sectionsEntity, "section");
  const [row] = await select(`SELECT ${rows.columns} FROM client_sections section WHERE section.clientId = ?`, [
    clientId,
  ]);
  return row ? rows.read(row).sections : null;
}

/** @param sections null for the package's default */
export const storeSections = (
  database: Database,
  clientId: string,
  sections: SectionChoice[] | null,
): Promise<string[]> =>
  database.write(async (transaction) => {
    if (sections) await transaction.upsert(sectionsEntity, { clientId, sections }, ["clientId"]);
    else await transaction.delete(sectionsEntity, { clientId });
    return refreshPrepared(database, transaction, { clientId });
  });

/** What was done in a period and what is planned for the one after it, oldest first. */
export async function workFor(
  { source, select }: Database,
  clientId: string,
  period: Period,
  after: Period,
): Promise<{ work: WorkItem[]; next: WorkItem[] }> {
  const items = rowsOf(source, workItemEntity, "item");
  const rows = await select(
    `SELECT ${items.columns} FROM work_items item WHERE item.clientId = ?
     AND (item.planned = 0 AND item.date BETWEEN ? AND ? OR item.planned = 1 AND item.date BETWEEN ? AND ?)
     ORDER BY item.date, item.createdAt, item.id`,
    [clientId, period.start, period.end, after.start, after.end],
  );
  const { work = [], next = [] } = Object.groupBy(rows.map(items.read), ({ planned }) => (planned ? "next" : "work"));
  return { work, next };
}

/** Newest first. */
export const latestWork = ({ manager }: Database, clientId: string, most: number): Promise<StoredWorkItem[]> =>
  manager.find(workItemEntity, {
    where: { clientId },
    order: { date: "DESC", createdAt: "DESC", id: "DESC" },
    take: most,
  });

export const insertWork = (database: Database, item: StoredWorkItem): Promise<string[]> =>
  database.write(async (transaction) => {
    // TypeORM writes what the database made of a value into what it is given.
    await transaction.insert(workItemEntity, { ...item });
    return refreshOf(database, transaction, item.clientId, [item]);
  });

/** @returns null when the client has no such item */
export const storeWork = (
  database: Database,
  clientId: string,
  id: string,
  { date, text, link, planned: asked }: ChangedWork,
): Promise<string[] | null> =>
  database.write(async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) return null;
    const planned = asked ?? before.planned;
    await transaction.update(workItemEntity, { id, clientId }, { date, text, link, planned });
    return refreshOf(database, transaction, clientId, [before, { date, planned }]);
  });

/** Nothing happens when the client has no such item. */
export const deleteWork = (database: Database, clientId: string, id: string): Promise<string[]> =>
  database.write(async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) return [];
    await transaction.delete(workItemEntity, { id, clientId });
    return refreshOf(database, transaction, clientId, [before]);
  });

/** The prepared reports that say some lines: as done in their own period, or as planned in the one before. */
async function refreshOf(
  database: Database,
  transaction: EntityManager,
  clientId: string,
  lines: Pick<NotedWork, "date" | "planned">[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { date, planned } of lines) {
    const saying = planned
      ? reportTypes.map((type) => ({ type, periodStart: precedingPeriod(type, periodWith(type, date)).start }))
      : [{ periodStart: LessThanOrEqual(date), periodEnd: MoreThanOrEqual(date) }];
    for (const which of saying) {
      for (const id of await refreshPrepared(database, transaction, { clientId, ...which })) ids.add(id);
    }
  }
  return [...ids];
}
