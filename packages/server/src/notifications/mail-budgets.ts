import type { Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import { strangersWord } from "../kit/mail/strangers-word.ts";
import type { Notification, NotificationRequest } from "./notification.ts";
import { notificationEntity } from "./table.ts";

/** Emails to addresses that have not confirmed themselves. */
export const confirmationKinds = [
  "enquiry-receipt",
  "booking-verification",
  "audit-verification",
  "newsletter-confirmation",
  "newsletter-known",
];

/** Emails that tell the staff what a stranger did. */
export const noticeKinds = ["enquiry-notice", "booking-notice"];

/** How many of each leave in an hour at the word of all strangers together. */
export const anHour = { confirmations: 120, notices: 30 };

type Admitted = Pick<Notification, "state"> & { dueAt: Date | null };

/**
 * Decides when an email may leave. The rows that are there are the count, so that it holds for every process and over restarts. Transactions
 * at the same moment may each take the last place.
 * - A confirmation beyond the budget waits for the hour in which there is room.
 * - A notice beyond it is gathered for the next digest, as are excess ones of its network.
 */
export async function admit(
  database: Database,
  statements: Pick<Statements, "select">,
  { kind, dueAt }: Pick<NotificationRequest, "kind" | "dueAt">,
): Promise<Admitted> {
  const word = strangersWord();
  if (word && confirmationKinds.includes(kind)) {
    return { state: "queued", dueAt: (await roomAt(database, statements)) ?? dueAt };
  }
  if (word && noticeKinds.includes(kind)) {
    const gathers = word.gathersNotices || (await noticesThisHour(database, statements)) >= anHour.notices;
    return { state: gathers ? "gathered" : "queued", dueAt };
  }
  return { state: "queued", dueAt };
}

const hour = 3_600_000;

/** What waits for room at present, and since when; null when nothing does. A retry for the mail server does not count. */
export async function findMailRush({
  source,
  select,
  sqlNow,
}: Database): Promise<{ waiting: number; gathered: number; since: Date } | null> {
  const { columns, read } = rowReader(source, notificationEntity, "mail", ["requestedAt"]);
  const rows = await select(
    `SELECT ${columns}, mail.state AS place, COUNT(*) OVER (PARTITION BY mail.state) AS found FROM notifications mail
      WHERE mail.state = 'gathered' OR (mail.state = 'queued' AND mail.attempts = 0 AND mail.dueAt > ${sqlNow()}
        AND mail.kind IN (${placeholders(confirmationKinds)}))
      ORDER BY mail.requestedAt`,
    confirmationKinds,
  );
  const [first] = rows;
  if (!first) return null;
  const count = (state: string) => Number(rows.find(({ place }) => place === state)?.["found"] ?? 0);
  return { waiting: count("queued"), gathered: count("gathered"), since: read(first).requestedAt };
}

/** When there is room for one more confirmation; null for now. */
async function roomAt({ source, sqlNow }: Database, { select }: Pick<Statements, "select">): Promise<Date | null> {
  const { columns, read } = rowReader(source, notificationEntity, "mail", ["dueAt"]);
  const [last] = await select(
    `SELECT ${columns} FROM notifications mail WHERE mail.kind IN (${placeholders(confirmationKinds)})
      AND mail.dueAt > ${sqlNow(-hour / 1000)} ORDER BY mail.dueAt DESC LIMIT 1 OFFSET ${anHour.confirmations - 1}`,
    confirmationKinds,
  );
  return last ? new Date(read(last).dueAt.getTime() + hour) : null;
}

async function noticesThisHour({ sqlNow }: Database, { select }: Pick<Statements, "select">): Promise<number> {
  const [row] = await select(
    `SELECT COUNT(*) AS found FROM notifications mail WHERE mail.kind IN (${placeholders(noticeKinds)})
      AND mail.state <> 'gathered' AND mail.dueAt > ${sqlNow(-hour / 1000)}`,
    noticeKinds,
  );
  return Number(row?.["found"] ?? 0);
}
