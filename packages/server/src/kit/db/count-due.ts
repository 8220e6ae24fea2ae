import type { EntityManager, EntitySchema } from "typeorm";
import type { Due } from "../work/due.ts";
import type { Work } from "../work/work.ts";

/** How many rows of a table are in these states, and since when the oldest of them is due. */
export async function countDue<T extends Work & { state: string }>(
  manager: EntityManager,
  entity: EntitySchema<T>,
  states: string[],
): Promise<Due> {
  const query = manager.createQueryBuilder(entity, "row").where("row.state IN (:...states)", { states });
  const [rows, waiting] = await query.orderBy("row.dueAt", "ASC").take(1).getManyAndCount();
  return { waiting, oldest: rows[0]?.dueAt ?? null };
}
