import type { Alert, AlertKind } from "@agency/model/alerts/alert";
import type { KeptTableName } from "@agency/model/kept-tables";
import type { Problem } from "@agency/model/problems";
import { lastCompletePeriod, type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { AttentionKind } from "@agency/model/states";
import type { Client } from "../clients/client.ts";

/** Something that does not go on until the staff do something about it. */
export type AttentionItem = ServerItem | ClientItem | AlertItem | NoticeItem | ExpiringItem;

/** No worker runs. `since` is when one was last seen; null when none ever was. */
export type WorkerItem = { kind: "worker_away"; since: Date | null };

/** A trouble of the server, which the person who runs it has to solve. */
export type ServerItem =
  | { kind: "disk_low"; freeBytes: number }
  | ({ kind: "mail_outage" } & MailOutage)
  | ({ kind: "mail_rush" } & MailRush)
  /** `since` is null when no backup was ever made. */
  | { kind: "backup_late"; since: Date | null }
  /** `until` is the last day of which it knows something. */
  | { kind: "table_ends"; table: KeptTableName; until: string };

/** Emails that the mail server does not take and that are tried again, and why it did not take the oldest of them. */
export type MailOutage = { waiting: number; problem: Problem | null; since: Date };

/** More at the word of strangers than their budgets let out at once: confirmations that wait, and notices that are gathered. */
export type MailRush = { waiting: number; gathered: number; since: Date };

/** A sign-in at Google that ends soon. The sources of many clients may need it. */
export type ExpiringItem = { kind: "source_expiring"; account: string; endsAt: Date };

/** An email other than a report that failed, or of which nobody knows whether it arrived. */
export type NoticeItem = {
  kind: "notice_uncertain" | "notice_failed";
  id: string;
  /** The notification's kind. */
  notification: string;
  recipient: string;
  problem: Problem | null;
  since: Date;
};

/** Something that was noticed of a client between two reports. */
export type AlertItem = {
  kind: AlertKind;
  client: Pick<Client, "accessId" | "name">;
  id: string;
  seen: Alert;
  since: Date;
};

export type ClientItem = {
  kind: Exclude<AttentionKind, (AlertItem | ExpiringItem | NoticeItem | ServerItem | WorkerItem)["kind"]>;
  client: Pick<Client, "accessId" | "name">;
  /** Null for a schedule whose report could not be requested, and for a source. */
  reportId: string | null;
  reportType: ReportType;
  period: Period;
  /** Of an email. */
  recipient: string | null;
  problem: Problem | null;
  /** What a client asks about the report. */
  question: string | null;
  since: Date;
};

export type AttentionSearch = {
  /** Reports prepared before this moment have waited too long. */
  reviewBefore: Date;
  /** Failures requested before this moment are history. */
  failedSince: Date;
  /** The same for other emails: one that nobody sent again is no longer wanted. */
  noticedSince: Date;
  /** Revisions approved before this moment were deliberately not mailed, and changes before it deliberately not approved. */
  revisedSince: Date;
  /** Sources that may get well by themselves and fail for longer than since this moment. */
  failingBefore: Date;
  /** Sign-ins at Google that end before this moment end soon. */
  endingBefore: Date;
  /** First day of the oldest period that schedules may still be due for. */
  dueSince: Record<ReportType, string>;
  /** Whether alerts of which an email told are left out. */
  untoldOnly: boolean;
  /** How many items of each kind are listed at most. */
  limit: number;
};

const day = 86_400_000;

/** Days after which a prepared report needs attention, a failure is history, and a revision was meant to stay unsent. */
const reviewDays = 3;
const failureDays = 90;
const revisionDays = 30;

/** Days after which a failed or uncertain email other than a report is history. */
const noticeDays = 14;

/** How long a source may fail without anybody's attention, in days: two hours. */
const failingDays = 2 / 24;

/** The staff are told this many days before a sign-in at Google ends. It may last only seven. */
const endingDays = 3;

export function attentionAt(now: Date, limit: number, { untoldOnly = false } = {}): AttentionSearch {
  const before = (days: number) => new Date(now.getTime() - days * day);
  return {
    reviewBefore: before(reviewDays),
    failedSince: before(failureDays),
    noticedSince: before(noticeDays),
    revisedSince: before(revisionDays),
    failingBefore: before(failingDays),
    endingBefore: before(-endingDays),
    dueSince: {
      weekly: oldestDue("weekly", now),
      monthly: oldestDue("monthly", now),
      quarterly: oldestDue("quarterly", now),
    },
    untoldOnly,
    limit,
  };
}

/** A period is due until the next one is, which may be late in the period after that. */
function oldestDue(type: ReportType, now: Date): string {
  return precedingPeriod(type, lastCompletePeriod(type, now)).start;
}

/** The items, the most urgent kind first and the oldest of a kind first, with how many there are. */
export type Attention<Item = AttentionItem> = {
  total: number;
  counts: Partial<Record<AttentionKind, number>>;
  items: Item[];
};
