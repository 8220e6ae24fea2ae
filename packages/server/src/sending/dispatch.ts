import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { DispatchState } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
import type { NewId } from "../kit/clock.ts";
import type { Mailable } from "../kit/mail/mail-work.ts";

/** One dispatch of one report to one recipient. `snapshot` keeps the content as it was sent. */
export type Dispatch = Mailable & {
  reportId: string;
  /** 0 for the first sending, then 1, 2, … for each resend. A sending has one dispatch for each recipient. */
  number: number;
  /** The revision that is sent; null until it is known. */
  revision: number | null;
  recipient: string;
  /** Null when only the address is known. */
  recipientName: string | null;
  /** Null means the language of the report. */
  language: Language | null;
  /** The token of the link in the email. Cleared once it is sent: then only its hash is known. */
  linkToken: string | null;
  state: DispatchState;
  sentAt: Date | null;
  snapshot: Snapshot | null;
};

const onItsWay: readonly DispatchState[] = ["queued", "rendered", "sending"];

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
