import { type EntityManager, LessThanOrEqual, MoreThanOrEqual } from "typeorm";
import type { Targets } from "@agency/model/plan";
import { periodWith, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import type { SectionChoice } from "@agency/model/report/sections";
import type { ChangedWork, NotedWork, StoredWorkItem } from "../clients/client.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "../clients/table.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { refreshPrepared } from "./refresh-prepared.ts";

type Changing = Pick<Context, "database" | "bell">;

/** Writes, and makes the prepared reports again that the change concerns and nobody has approved. */
async function change(
  { database, bell }: Changing,
  write: (transaction: EntityManager) => Promise<string[]>,
): Promise<void> {
  for (const id of await database.write(write)) await bell.ring("report", id);
}

/** Changes what a client's months are to reach. */
export const changeTargets = (context: Changing, clientId: string, targets: Targets): Promise<void> =>
  change(context, async (transaction) => {
    await transaction.upsert(targetsEntity, { clientId, targets }, ["clientId"]);
    return refreshPrepared(context.database, transaction, { clientId });
  });

/**
 * Changes which sections a client's reports show, and their order.
 * @param sections null for the package's default
 */
export const changeSections = (context: Changing, clientId: string, sections: SectionChoice[] | null): Promise<void> =>
  change(context, async (transaction) => {
    if (sections) await transaction.upsert(sectionsEntity, { clientId, sections }, ["clientId"]);
    else await transaction.delete(sectionsEntity, { clientId });
    return refreshPrepared(context.database, transaction, { clientId });
  });

/**
 * Notes what was done for a client, or is planned.
 * @param author the username of who did
 */
export async function addWork(
  context: Changing & Pick<Context, "clock" | "newId">,
  clientId: string,
  item: NotedWork,
  author: string,
): Promise<StoredWorkItem> {
  const added = { ...item, id: context.newId(), clientId, author, createdAt: await context.clock() };
  await change(context, async (transaction) => {
    // TypeORM writes what the database made of a value into what it is given.
    await transaction.insert(workItemEntity, { ...added });
    return refreshOf(context.database, transaction, clientId, [added]);
  });
  return added;
}

/**
 * Changes what was noted. Approved reports keep what they said.
 * @throws Refusal not_found when the client has no such item
 */
export const changeWork = (context: Changing, clientId: string, id: string, changed: ChangedWork): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) throw new Refusal("not_found");
    const { date, text, link, planned = before.planned } = changed;
    await transaction.update(workItemEntity, { id, clientId }, { date, text, link, planned });
    return refreshOf(context.database, transaction, clientId, [before, { date, planned }]);
  });

/** Removes what was noted, if the client has it. Approved reports keep what they said. */
export const removeWork = (context: Changing, clientId: string, id: string): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) return [];
    await transaction.delete(workItemEntity, { id, clientId });
    return refreshOf(context.database, transaction, clientId, [before]);
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
