import { type EntityManager, LessThanOrEqual, MoreThanOrEqual } from "typeorm";
import type { PlanRepository } from "@agency/core/plan/plan-repository";
import { noTargets } from "@agency/model/plan";
import type { Database } from "../database.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "../entities/plan.ts";
import { rowsOf } from "../select.ts";
import { refreshPrepared } from "./refresh-prepared.ts";

export function planRepository(database: Database): PlanRepository {
  const { source, manager, select, write } = database;
  const targetRows = rowsOf(source, targetsEntity, "target");
  const sectionRows = rowsOf(source, sectionsEntity, "section");
  const itemRows = rowsOf(source, workItemEntity, "item");

  /** The prepared reports of the periods that some days lie in. */
  async function refreshOfDays(transaction: EntityManager, clientId: string, days: string[]): Promise<string[]> {
    const ids = new Set<string>();
    for (const day of new Set(days)) {
      const around = { clientId, periodStart: LessThanOrEqual(day), periodEnd: MoreThanOrEqual(day) };
      for (const id of await refreshPrepared(database, transaction, around)) ids.add(id);
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
    workBetween: async (clientId, start, end) => {
      const rows = await select(
        `SELECT ${itemRows.columns} FROM work_items item WHERE item.clientId = ? AND item.date BETWEEN ? AND ?
         ORDER BY item.date, item.createdAt, item.id`,
        [clientId, start, end],
      );
      return rows.map(itemRows.read);
    },
    latestWork: (clientId, most) =>
      manager.find(workItemEntity, {
        where: { clientId },
        order: { date: "DESC", createdAt: "DESC", id: "DESC" },
        take: most,
      }),
    addWork: (item) =>
      write(async (transaction) => {
        await transaction.insert(workItemEntity, item);
        return refreshOfDays(transaction, item.clientId, [item.date]);
      }),
    changeWork: (clientId, id, { date, text, link }) =>
      write(async (transaction) => {
        const before = await transaction.findOneBy(workItemEntity, { id, clientId });
        if (!before) return null;
        await transaction.update(workItemEntity, { id, clientId }, { date, text, link });
        return refreshOfDays(transaction, clientId, [before.date, date]);
      }),
    removeWork: (clientId, id) =>
      write(async (transaction) => {
        const before = await transaction.findOneBy(workItemEntity, { id, clientId });
        if (!before) return [];
        await transaction.delete(workItemEntity, { id, clientId });
        return refreshOfDays(transaction, clientId, [before.date]);
      }),
  };
}
