import type { Language } from "@agency/content/settings";
import type { ReportType } from "@agency/model/report/report-type";
import type { WrongContact } from "@agency/model/states";

/** An email with a report that went to the wrong person: what the staff did about it, and until when they have to tell of it. */
export type WrongRecipient = {
  id: string;
  dispatchId: string;
  noticedAt: Date;
  /** The account's name. */
  noticedBy: string;
  /** What became of the contact. */
  contact: WrongContact;
  /** The contact as it was, to put it back; null when there was none, or once that person was erased. */
  former: FormerContact | null;
  /** The client ID that the address was told; null when it was told none. */
  knownId: string | null;
  /** When somebody had done what there was to do, and whose account that was. */
  settledAt: Date | null;
  settledBy: string | null;
};

/** Of the first contact only the report types were changed. */
export type FormerContact = {
  name: string | null;
  phone: string | null;
  language: Language | null;
  reportTypes: ReportType[] | null;
};

/** How long the Commissioner may wait for the notice, in hours (Personal Data Protection Act 2010, section 12B). */
const noticeHours = 72;

const hourInMs = 60 * 60 * 1000;

/** Until when the Commissioner has to know, and how many whole hours of that are left. */
export function noticePeriod(noticedAt: Date, now: Date): { until: Date; hoursLeft: number } {
  const until = new Date(noticedAt.getTime() + noticeHours * hourInMs);
  return { until, hoursLeft: Math.max(0, Math.floor((until.getTime() - now.getTime()) / hourInMs)) };
}

/** Whether the address still opens the client's portal with what it was told. */
export function knowledge(
  { knownId }: Pick<WrongRecipient, "knownId">,
  accessId: string,
): "none" | "current" | "former" {
  if (knownId === null) return "none";
  return knownId === accessId ? "current" : "former";
}
