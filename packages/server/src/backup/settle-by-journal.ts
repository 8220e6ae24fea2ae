import { In } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import type { JournalLine } from "../kit/mail/journal.ts";
import { notificationWork } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { dispatchWork } from "../sending/dispatch-work.ts";
import { dispatchEntity } from "../sending/table.ts";

/** How many ids one query looks up. */
const portion = 500;

/** How many rows were marked as sent, and how many mails went out after the backup whose rows it does not have. */
export type Settled = { settled: number; unknown: number };

/**
 * Marks the mails in the journal as sent: in a backup, mails sent after it was made are still queued. Mails that were also requested
 * after it have no row there.
 */
export async function settleByJournal(database: Database, lines: JournalLine[], backedUpAt: Date): Promise<Settled> {
  const works = [
    { entity: dispatchEntity, work: dispatchWork(database) },
    { entity: notificationEntity, work: notificationWork(database) },
  ];
  const result: Settled = { settled: 0, unknown: 0 };
  for (let start = 0; start < lines.length; start += portion) {
    const sentAt = new Map(lines.slice(start, start + portion).map((line) => [line.id, line.sentAt]));
    const unknown = new Map(sentAt);
    for (const { entity, work } of works) {
      const rows = await database.manager.find<{ id: string; state: string }>(entity, {
        select: { id: true, state: true },
        where: { id: In([...sentAt.keys()]) },
      });
      for (const { id, state } of rows) {
        unknown.delete(id);
        if (state === "sent") continue;
        await work.markSent(id, sentAt.get(id));
        result.settled += 1;
      }
    }
    result.unknown += [...unknown.values()].filter((moment) => moment > backedUpAt).length;
  }
  return result;
}
