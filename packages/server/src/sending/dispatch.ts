import type { Language } from "@agency/content/settings";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { DispatchState } from "@agency/model/states";
import type { Recipient } from "../clients/client.ts";
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

export type DispatchRequest = { id: string; messageId: string; recipient: Recipient };
