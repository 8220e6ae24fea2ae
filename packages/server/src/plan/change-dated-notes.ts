import type { EntityManager } from "typeorm";
import { type DatedNote, reportsOfDay } from "@agency/model/dated-notes";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { refreshPrepared } from "../reports/refresh-prepared.ts";
import { change } from "./change-plan.ts";
import type { StoredDatedNote } from "./plan.ts";
import { datedNoteEntity } from "./table.ts";

/**
 * Notes what happened on a day. Prepared reports whose period holds it are made again.
 * @param author the username of who did
 */
export async function addDatedNote(
  context: Context,
  clientId: string,
  { day, words }: DatedNote,
  author: string,
): Promise<StoredDatedNote> {
  const added = { id: context.newId(), clientId, day, words, author, createdAt: await context.clock() };
  await change(context, async (transaction) => {
    // TypeORM writes what the database made of a value into what it is given.
    await transaction.insert(datedNoteEntity, { ...added });
    return queueRefresh(context.database, transaction, clientId, [day]);
  });
  return added;
}

/**
 * Changes such a note. Approved reports keep what they said.
 * @throws Refusal not_found when the client has no such note
 */
export const changeDatedNote = (
  context: Context,
  clientId: string,
  id: string,
  { day, words }: DatedNote,
): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(datedNoteEntity, { id, clientId });
    if (!before) throw new Refusal("not_found");
    await transaction.update(datedNoteEntity, { id, clientId }, { day, words });
    return queueRefresh(context.database, transaction, clientId, [before.day, day]);
  });

/** Removes such a note, if the client has it. Approved reports keep what they said. */
export const removeDatedNote = (context: Context, clientId: string, id: string): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(datedNoteEntity, { id, clientId });
    if (!before) return [];
    await transaction.delete(datedNoteEntity, { id, clientId });
    return queueRefresh(context.database, transaction, clientId, [before.day]);
  });

/** Queues the prepared reports whose period holds one of some days. @returns their ids */
async function queueRefresh(
  database: Database,
  transaction: EntityManager,
  clientId: string,
  days: string[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { type, period } of days.flatMap(reportsOfDay)) {
    const which = { clientId, type, periodStart: period.start };
    for (const id of await refreshPrepared(database, transaction, which)) ids.add(id);
  }
  return [...ids];
}
