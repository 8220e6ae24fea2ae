import { In, IsNull, LessThan, Not } from "typeorm";
import { removeFigures } from "../figures/remove-figures.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { readingEntity } from "../figures/table.ts";
import { released } from "../kit/work/lease.ts";
import { sourceEntity, sourceReadEntity } from "./table.ts";

const profile = "business_profile" as const;
const day = 24 * 60 * 60 * 1000;

/**
 * How long what a Business Profile's API gave may be stored, in ms: "You may store limited amounts of content, for a maximum of 30 calendar
 * days" (https://developers.google.com/my-business/content/policies).
 */
const mostStored = 30 * day;

/** When it is read again, in ms, so that a source that fails has five days to come back. */
const readAgainAfter = 25 * day;

/** How far back the API reaches, in ms: 18 months (https://developers.google.com/my-business/content/performance-data). */
const reach = 540 * day;

/** How many periods are asked for again, and how many lost figures. */
export type StoredProfiles = { again: number; deleted: number };

/**
 * Asks again for what a Business Profile's API gave, and deletes what could not be read again in time. What was typed or imported stays, and
 * so does what an approved report says.
 */
export async function limitStoredProfiles(context: FiguresContext): Promise<StoredProfiles> {
  const now = await context.clock();
  return { again: await askAgain(context, now), deleted: await deleteOld(context, now) };
}

/** A paused client is not read: what it had goes, and comes back once it is active. */
async function askAgain({ database }: FiguresContext, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age);
  return database.write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set({ ...released, state: "queued", attempts: 0, dueAt: now })
      .where("state = 'done' AND problem IS NULL AND readAt < :old", { old: before(readAgainAfter) })
      .andWhere("periodStart >= :first", { first: before(reach).toISOString().slice(0, 10) })
      .andWhere(`sourceId IN (SELECT source.id FROM sources source
        INNER JOIN clients client ON client.id = source.clientId AND client.status = 'active'
        WHERE source.kind = '${profile}')`)
      .execute();
    return affected ?? 0;
  });
}

async function deleteOld(context: FiguresContext, now: Date): Promise<number> {
  const { database } = context;
  const limit = new Date(now.getTime() - mostStored);
  const old = { kind: profile, account: Not(IsNull()), readAt: LessThan(limit) };
  const rows = await database.manager.find(readingEntity, { select: { clientId: true }, where: old });
  let deleted = 0;
  for (const clientId of new Set(rows.map((row) => row.clientId))) {
    deleted += await database.write(async (transaction) => {
      const leaving = { kind: profile, staying: null, readBefore: limit.toISOString() };
      const going = { clientId, leaving, approvedToo: true, by: null, at: now };
      const { removed } = await removeFigures(context, transaction, going);
      await transaction.delete(readingEntity, { clientId, ...old });
      // A client that is active again is asked for them anew.
      const sources = await transaction.find(sourceEntity, { where: { clientId, kind: profile } });
      for (const { reportType, periodStart } of removed) {
        const of = { sourceId: In(sources.map(({ id }) => id)), reportType, periodStart };
        await transaction.delete(sourceReadEntity, { ...of, state: "done" });
      }
      return removed.length;
    });
  }
  return deleted;
}
