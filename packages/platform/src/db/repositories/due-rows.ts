import type { EntityManager, EntitySchema } from "typeorm";
import type { Due } from "@agency/core/due";
import type { Work } from "@agency/core/work";

/** Counts the rows in these states and finds the oldest due time. */
export async function dueRows<T extends Work & { state: string }>(
  manager: EntityManager,
  entity: EntitySchema<T>,
  states: string[],
): Promise<Due> {
  const query = manager.createQueryBuilder(entity, "row").where("row.state IN (:...states)", { states });
  const [rows, waiting] = await query.orderBy("row.dueAt", "ASC").take(1).getManyAndCount();
  return { waiting, oldest: rows[0]?.dueAt ?? null };
}
