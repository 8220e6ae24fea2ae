import { In } from "typeorm";
import type { Database } from "../db/database.ts";
import { notificationEntity } from "../db/entities/notifications.ts";
import { dispatchEntity } from "../db/entities/reports.ts";
import { dispatchWork } from "../db/repositories/dispatch-work.ts";
import { notificationWork } from "../db/repositories/notification-work.ts";
import type { JournalLine } from "../mail/journal.ts";

/** How many ids one query looks up. */
const portion = 500;

/**
 * Marks the mails in the journal as sent: in a backup, mails sent after it was made are still queued.
 * @returns how many rows were marked
 */
export async function settleByJournal(database: Database, lines: JournalLine[]): Promise<number> {
  const works = [
    { entity: dispatchEntity, work: dispatchWork(database) },
    { entity: notificationEntity, work: notificationWork(database) },
  ];
  let settled = 0;
  for (let start = 0; start < lines.length; start += portion) {
    const sentAt = new Map(lines.slice(start, start + portion).map((line) => [line.id, line.sentAt]));
    for (const { entity, work } of works) {
      const rows = await database.manager.find<{ id: string; state: string }>(entity, {
        select: { id: true, state: true },
        where: { id: In([...sentAt.keys()]) },
      });
      for (const { id, state } of rows) {
        if (state === "sent") continue;
        await work.markSent(id, sentAt.get(id));
        settled += 1;
      }
    }
  }
  return settled;
}
