import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from "typeorm";
import type { ReportState } from "@agency/model/states";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { released } from "../kit/work/lease.ts";
import { noteLives } from "./note-lives.ts";
import type { Report } from "./report.ts";
import { reportEntity } from "./table.ts";

/** The states of a report that was made. One that lost its figures failed, and is made again when there are some. */
export const madeStates: ReportState[] = ["done", "failed"];

/** The states of a report that is to be made: a worker may be reading what was there before, or about to. */
const unmadeStates: ReportState[] = ["queued", "running"];

/**
 * Queues working copies that nobody has approved, to be made again, in the caller's transaction. One that is being made starts again, and
 * one that waits waits for the end of the transaction.
 * @returns their ids
 */
export async function refreshPrepared(
  database: Database,
  transaction: EntityManager,
  which: FindOptionsWhere<Report> & { clientId: string },
): Promise<string[]> {
  const found = await transaction.find(reportEntity, {
    select: { id: true },
    where: [
      { ...which, revision: 0, state: In(madeStates), generatedAt: Not(IsNull()) },
      { ...which, unapproved: true, state: In(madeStates), generatedAt: Not(IsNull()) },
      { ...which, state: In(unmadeStates) },
    ],
  });
  const ids = found.map(({ id }) => id);
  await queueAgain(database, transaction, ids);
  return ids;
}

/** Queues working copies, to be made again, in the caller's transaction. */
export async function queueAgain(database: Database, transaction: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .createQueryBuilder()
    .update(reportEntity)
    .set({ state: "queued", attempts: 0, problem: null, ...released, dueAt: () => database.sqlNow() })
    .where({ id: In(ids), state: In([...madeStates, ...unmadeStates]) })
    .execute();
  await noteLives(database, transactionStatements(transaction), { reportIds: ids });
}
