import { type EntityManager, LessThanOrEqual, MoreThanOrEqual } from "typeorm";
import { noTargets } from "@agency/model/plan";
import { periodWith, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { refreshPrepared } from "../figures/refresh-prepared.ts";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import type { NotedWork, PlanRepository } from "./plan-repository.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "./plan-table.ts";

export function planRepository(database: Database): PlanRepository {
  const { source, manager, select, write } = database;
  const targetRows = rowsOf(source, targetsEntity, "target");
  const sectionRows = rowsOf(source, sectionsEntity, "section");
  const itemRows = rowsOf(source, workItemEntity, "item");

  /** The prepared reports that say some lines: as done in their own period, or as planned in the one before. */
  async function refreshOf(
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

  return {
    targets: async (clientId) => {
      const [row] = await select(`SELECT ${targetRows.columns} FROM targets target WHERE target.clientId = ?`, [
        clientId,
      ]);
      return { ...noTargets, ...(row && targetRows.read(row).targets) };
    },
    setTargets: (clientId, targets) =>
      write(async (transaction) => {
        await transaction.upsert(targetsEntity, { clientId, targets }, ["clientId"]);
        return refreshPrepared(database, transaction, { clientId });
      }),
    sections: async (clientId) => {
      const [row] = await select(
        `SELECT ${sectionRows.columns} FROM client_sections section WHERE section.clientId = ?`,
        [clientId],
      );
      return row ? sectionRows.read(row).sections : null;
    },
    setSections: (clientId, sections) =>
      write(async (transaction) => {
        if (sections) await transaction.upsert(sectionsEntity, { clientId, sections }, ["clientId"]);
        else await transaction.delete(sectionsEntity, { clientId });
        return refreshPrepared(database, transaction, { clientId });
      }),
    workFor: async (clientId, period, after) => {
      const rows = await select(
        `SELECT ${itemRows.columns} FROM work_items item WHERE item.clientId = ?
         AND (item.planned = 0 AND item.date BETWEEN ? AND ? OR item.planned = 1 AND item.date BETWEEN ? AND ?)
         ORDER BY item.date, item.createdAt, item.id`,
        [clientId, period.start, period.end, after.start, after.end],
      );
      const { work = [], next = [] } = Object.groupBy(rows.map(itemRows.read), ({ planned }) =>
        planned ? "next" : "work",
      );
      return { work, next };
    },
    latestWork: (clientId, most) =>
      manager.find(workItemEntity, {
        where: { clientId },
        order: { date: "DESC", createdAt: "DESC", id: "DESC" },
        take: most,
      }),
    addWork: (item) =>
      write(async (transaction) => {
        // TypeORM writes what the database made of a value into what it is given.
        await transaction.insert(workItemEntity, { ...item });
        return refreshOf(transaction, item.clientId, [item]);
      }),
    changeWork: (clientId, id, { date, text, link, planned: asked }) =>
      write(async (transaction) => {
        const before = await transaction.findOneBy(workItemEntity, { id, clientId });
        if (!before) return null;
        const planned = asked ?? before.planned;
        await transaction.update(workItemEntity, { id, clientId }, { date, text, link, planned });
        return refreshOf(transaction, clientId, [before, { date, planned }]);
      }),
    removeWork: (clientId, id) =>
      write(async (transaction) => {
        const before = await transaction.findOneBy(workItemEntity, { id, clientId });
        if (!before) return [];
        await transaction.delete(workItemEntity, { id, clientId });
        return refreshOf(transaction, clientId, [before]);
      }),
  };
}
