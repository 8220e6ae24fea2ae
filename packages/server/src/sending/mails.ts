import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader, type Select } from "../kit/db/select.ts";
import type { Dispatch } from "./dispatch.ts";
import { dispatchEntity } from "./table.ts";

const columns = [
  "id",
  "reportId",
  "number",
  "revision",
  "recipient",
  "recipientName",
  "state",
  "attempts",
  "requestedAt",
  "sentAt",
  "problem",
] as const satisfies (keyof Dispatch)[];

/** An email of a report without its content. `counts`: it says what its recipient has. */
export type Mail = Pick<Dispatch, (typeof columns)[number]> & { counts: boolean };

/** The emails of some reports, newest first, by the ids of the reports. */
export async function readMails(
  { source }: Pick<Database, "source">,
  select: Select,
  reportIds: string[],
): Promise<Map<string, Mail[]>> {
  if (reportIds.length === 0) return new Map();
  const mails = rowReader(source, dispatchEntity, "mail", [...columns]);
  const rows = await select(
    `SELECT ${mails.columns}, CASE WHEN holder.dispatchId = mail.id THEN 1 ELSE 0 END AS counts FROM dispatches mail
    LEFT JOIN report_holders holder ON holder.reportId = mail.reportId AND holder.recipient = mail.recipient
    WHERE mail.reportId IN (${placeholders(reportIds)}) ORDER BY mail.number DESC, mail.recipient`,
    reportIds,
  );
  const read = rows.map((row): Mail => ({ ...mails.read(row), counts: Number(row["counts"]) === 1 }));
  return Map.groupBy(read, ({ reportId }) => reportId);
}

/** The emails of a sending, one for each recipient. One that a later sending replaced is as that one, if it counts. */
export function mailsOfSending<M extends Pick<Mail, "number" | "recipient" | "counts">>(
  mails: M[],
  sending: number,
): M[] {
  return mails
    .filter(({ number }) => number === sending)
    .map(
      (asked) => mails.find((one) => one.counts && one.recipient === asked.recipient && one.number >= sending) ?? asked,
    );
}
