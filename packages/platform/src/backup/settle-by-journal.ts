import { In } from "typeorm";
import type { Database } from "../db/database.ts";
import { notificationEntity } from "../db/entities/notifications.ts";
import { dispatchEntity } from "../db/entities/reports.ts";
import { dispatchWork } from "../db/repositories/dispatch-work.ts";
import { notificationWork } from "../db/repositories/notification-work.ts";
import type { JournalLine } from "../mail/journal.ts";

/** How many ids are looked for at once. */
const portion = 500;

/**
 * Marks as sent what the journal knows to be out: rows of a backup wait for mails that went out after it was made.
 * @returns how many there were
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
