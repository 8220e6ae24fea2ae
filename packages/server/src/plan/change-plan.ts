import type { EntityManager } from "typeorm";
import { reportsNaming, type Targets } from "@agency/model/plan";
import { type Period, periodStarting } from "@agency/model/report/periods";
import type { SectionChoice } from "@agency/model/report/sections";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { refreshPrepared } from "../reports/refresh-prepared.ts";
import type { ChangedWork, NotedWork, StoredWorkItem } from "./plan.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "./table.ts";

/** Writes, and makes the prepared reports again that the change concerns and nobody has approved. */
export async function change(
  { database, bell }: Context,
  write: (transaction: EntityManager) => Promise<string[]>,
): Promise<void> {
  for (const id of await database.write(write)) await bell.ring("report", id);
}

/** Changes what a client's months are to reach. */
export const changeTargets = (context: Context, clientId: string, targets: Targets): Promise<void> =>
  change(context, async (transaction) => {
    await transaction.upsert(targetsEntity, { clientId, targets }, ["clientId"]);
    return refreshPrepared(context.database, transaction, { clientId });
  });

/**
 * Changes which sections a client's reports show, and their order.
 * @param sections null for the package's default
 */
export const changeSections = (context: Context, clientId: string, sections: SectionChoice[] | null): Promise<void> =>
  change(context, async (transaction) => {
    if (sections) await transaction.upsert(sectionsEntity, { clientId, sections }, ["clientId"]);
    else await transaction.delete(sectionsEntity, { clientId });
    return refreshPrepared(context.database, transaction, { clientId });
  });

/**
 * Notes what was done for some clients, or is planned: for all of them at once.
 * @param author the username of who did
 * @throws Refusal invalid_input when no period begins on the day
 */
export async function addWork(
  context: Context,
  clientIds: string[],
  item: NotedWork,
  author: string,
): Promise<StoredWorkItem[]> {
  const { end: periodEnd } = linePeriod(item);
  const createdAt = await context.clock();
  const added = clientIds.map((clientId) => ({
    ...item,
    periodEnd,
    id: context.newId(),
    clientId,
    author,
    createdAt,
  }));
  await change(context, async (transaction) => {
    const toRefresh: string[] = [];
    for (const one of added) {
      // TypeORM writes what the database made of a value into what it is given.
      await transaction.insert(workItemEntity, { ...one });
      toRefresh.push(...(await queueRefresh(context.database, transaction, one.clientId, [one])));
    }
    return toRefresh;
  });
  return added;
}

/**
 * Changes what was noted. Approved reports keep what they said.
 * @throws Refusal not_found when the client has no such item, or invalid_input when no period begins on the day
 */
export const changeWork = (context: Context, clientId: string, id: string, changed: ChangedWork): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) throw new Refusal("not_found");
    const { reportType, periodStart, text, link, planned = before.planned } = changed;
    const after = { reportType, periodStart, periodEnd: linePeriod(changed).end, text, link, planned };
    await transaction.update(workItemEntity, { id, clientId }, after);
    return queueRefresh(context.database, transaction, clientId, [before, after]);
  });

/** Removes what was noted, if the client has it. Approved reports keep what they said. */
export const removeWork = (context: Context, clientId: string, id: string): Promise<void> =>
  change(context, async (transaction) => {
    const before = await transaction.findOneBy(workItemEntity, { id, clientId });
    if (!before) return [];
    await transaction.delete(workItemEntity, { id, clientId });
    return queueRefresh(context.database, transaction, clientId, [before]);
  });

function linePeriod({ reportType, periodStart }: ChangedWork): Period {
  const period = periodStarting(reportType, periodStart);
  if (!period)
    throw new Refusal("invalid_input", { fields: [{ field: "periodStart", problem: "not_a_period_start" }] });
  return period;
}

/** Queues the prepared reports that name some lines. @returns their ids */
async function queueRefresh(
  database: Database,
  transaction: EntityManager,
  clientId: string,
  lines: Pick<StoredWorkItem, "reportType" | "periodEnd" | "planned">[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { type, period } of lines.flatMap(reportsNaming)) {
    const which = { clientId, type, periodStart: period.start };
    for (const id of await refreshPrepared(database, transaction, which)) ids.add(id);
  }
  return [...ids];
}
