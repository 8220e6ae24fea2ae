import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from "typeorm";
import type { Report } from "@agency/core/reports/report";
import type { Database } from "../database.ts";
import { reportEntity } from "../entities/reports.ts";
import { released } from "./work.ts";

/**
 * Queues prepared reports that nobody has approved, to be made again, in the caller's transaction. One that is being made starts
 * again: it may have read what was there before.
 * @returns their ids
 */
export async function refreshPrepared(
  { sqlNow }: Pick<Database, "sqlNow">,
  transaction: EntityManager,
  which: FindOptionsWhere<Report> & { clientId: string },
): Promise<string[]> {
  const found = await transaction.find(reportEntity, {
    select: { id: true },
    where: [
      { ...which, revision: 0, state: "done", generatedAt: Not(IsNull()) },
      { ...which, revision: 0, state: "running" },
    ],
  });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await transaction
    .createQueryBuilder()
    .update(reportEntity)
    .set({ state: "queued", attempts: 0, problem: null, ...released, dueAt: () => sqlNow() })
    .where({ id: In(ids), revision: 0, state: In(["done", "running"]) })
    .execute();
  return ids;
}
