import { createHash } from "node:crypto";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { DispatchState } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
import type { NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader, type Select } from "../kit/db/select.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

/** An email in these states waits to be sent, so it can be cancelled unless a worker has it in hand. */
export const waitingStates: DispatchState[] = ["queued", "rendered"];

/** An email in these states waits to be sent, or is being sent. */
export const onItsWay: DispatchState[] = [...waitingStates, "sending"];

/** Whether an email still waits to be sent, or is being sent. */
export const isOnItsWay = (state: DispatchState): boolean => onItsWay.includes(state);

export type DispatchRequest = { id: string; messageId: string; recipient: Recipient };

/** One sending of a report: the first one, or a resend. */
type Sending = { clientId: string; type: ReportType; periodStart: Period["start"]; number: number };

/** The Message-ID of one dispatch: the same for the same sending and recipient, without revealing them. */
function messageId({ clientId, type, periodStart, number }: Sending, recipient: string, host: string): string {
  const digest = createHash("sha256")
    .update([clientId, type, periodStart, number, recipient].join("/"))
    .digest("hex")
    .slice(0, 40);
  return `<${digest}@${host}>`;
}

/** The dispatches of a sending, one for each recipient. */
export function requestDispatches(
  { newId, host }: { newId: NewId; host: string },
  sending: Sending,
  recipients: Recipient[],
): DispatchRequest[] {
  return recipients.map((recipient) => ({
    id: newId(),
    messageId: messageId(sending, recipient.email, host),
    recipient,
  }));
}

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
