import { IsNull, LessThan, MoreThan } from "typeorm";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { noteLives } from "../reports/note-lives.ts";
import { reportEntity } from "../reports/table.ts";
import type { HandOver } from "./hand-over.ts";
import type { Share } from "./shares.ts";
import { handOverEntity, shareEntity } from "./table.ts";

/** For how long a link that is over still says so, in ms. */
const remembered = 180 * 24 * 60 * 60 * 1000;

/**
 * Stores a link that somebody made, unless the report has `most` open ones.
 * @returns whether it was stored
 */
export const addShare = ({ write }: Database, share: Share, most: number): Promise<boolean> =>
  write(async (transaction) => {
    const { reportId, createdAt: now } = share;
    const forgotten = new Date(now.getTime() - remembered);
    await transaction.delete(shareEntity, { reportId, expiresAt: LessThan(forgotten) });
    if ((await transaction.countBy(shareEntity, openShareFilter(reportId, now))) >= most) return false;
    await transaction.insert(shareEntity, share);
    return true;
  });

/** The links of a report that somebody made and that are open at a moment, newest first. */
export const openShares = ({ manager }: Database, reportId: string, now: Date): Promise<Share[]> =>
  manager.find(shareEntity, { where: openShareFilter(reportId, now), order: { createdAt: "DESC", id: "DESC" } });

const openShareFilter = (reportId: string, now: Date) => ({
  reportId,
  recipient: IsNull(),
  endedAt: IsNull(),
  expiresAt: MoreThan(now),
});

/** Ends a link. @returns whether the report has it */
export async function endShare(
  { manager, writeOne }: Database,
  reportId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  await writeOne((transaction) =>
    transaction.update(shareEntity, { reportId, id, endedAt: IsNull() }, { endedAt: now }),
  );
  return manager.existsBy(shareEntity, { reportId, id });
}

/** A link with the client of its report. */
export async function shareByToken(
  { manager }: Database,
  tokenHash: string,
): Promise<{ share: Share; clientId: string } | null> {
  const share = await manager.findOneBy(shareEntity, { tokenHash });
  if (!share) return null;
  const report = await manager.findOne(reportEntity, {
    select: { id: true, clientId: true },
    where: { id: share.reportId },
  });
  return report && { share, clientId: report.clientId };
}

export async function countView({ writeOne }: Database, id: string, now: Date): Promise<void> {
  await writeOne((transaction) =>
    transaction.update(shareEntity, { id }, { views: () => "views + 1", lastViewedAt: now }),
  );
}

/** Notes that somebody gave a report to a contact, whom it counts as having reached from then on. */
export async function addHandOver(database: Database, handOver: HandOver): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.insert(handOverEntity, handOver);
    await noteLives(database, transactionStatements(transaction), { reportIds: [handOver.reportId] });
  });
}

/** The last hand-over of the latest revision of each report, by the reports' ids. */
export async function latestHandOvers(
  { manager }: Database,
  reports: { id: string; revision: number }[],
): Promise<Map<string, HandOver>> {
  if (reports.length === 0) return new Map();
  const found = await manager.find(handOverEntity, {
    where: reports.map(({ id, revision }) => ({ reportId: id, revision })),
    order: { at: "ASC", id: "ASC" },
  });
  return new Map(found.map((handOver) => [handOver.reportId, handOver]));
}

/** Newest first. */
export const handOversOfReport = ({ manager }: Database, reportId: string): Promise<HandOver[]> =>
  manager.find(handOverEntity, { where: { reportId }, order: { at: "DESC", id: "DESC" } });

export const handOversTo = ({ manager }: Database, recipient: string): Promise<HandOver[]> =>
  manager.findBy(handOverEntity, { recipient });
