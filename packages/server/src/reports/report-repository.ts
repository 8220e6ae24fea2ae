import type { Language } from "@agency/content/settings";
import type { Problem } from "@agency/model/problems";
import type { Period } from "@agency/model/report/periods";
import type { Recommendation } from "@agency/model/report/recommendations";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { MailFilter } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { Recipient } from "../clients/contact.ts";
import type { MailWork } from "../kit/mail/mail-work.ts";
import type { Due } from "../kit/work/due.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Holder } from "../sending/holder.ts";
import type { Share } from "../shares/share.ts";
import type { Dispatch, Report } from "./report.ts";
import type { ApprovedBefore, Revision } from "./revision.ts";

/** A report with its dispatches, newest first, what each recipient has of it, and its client. */
export type ReportWithHistory = {
  report: Report;
  dispatches: Dispatch[];
  holders: Holder[];
  client: { id: string; accessId: string; name: string; language: Language };
};

export type ReportSearch = {
  clientId?: string | undefined;
  reportType?: ReportType | undefined;
  state?: Report["state"] | undefined;
  mail?: MailFilter | undefined;
  limit: number;
  offset: number;
};

export type ReportRequest = {
  id: string;
  clientId: string;
  type: ReportType;
  period: Period;
  /** The staff's comment; an empty text clears it, undefined keeps it. */
  comment?: string | undefined;
  /** Whether the report is approved as soon as it is generated. */
  approving: boolean;
  /** The username of who asked for that; null when the product did by itself. */
  approver: string | null;
};

export type DispatchRequest = { id: string; messageId: string; recipient: Recipient };

/** A report to request, with the first dispatches of a report that is emailed. */
export type ReportEntry = { report: ReportRequest; dispatches: DispatchRequest[] };

/** A report as its client may read it: its latest revision. */
export type ApprovedReport = { id: string; revision: number; emailSent: boolean };

/** A page of what a client may read, and only of a type, or of periods that begin in a year. */
export type ApprovedPage = {
  reportType?: ReportType | undefined;
  year?: number | undefined;
  limit: number;
  offset: number;
};

/** Changes of a working copy. Null recommendations are those of the rules. */
export type Draft = { comment?: string | null | undefined; recommendations?: Recommendation[] | null | undefined };

/** The queries and requests of the dashboard and the portal. */
export type ReportRepository = {
  /**
   * Creates or requeues each report, saves its comment and stores its first dispatches, many in one transaction. When
   * dispatches are given and none of them is new or has failed, only the comment changes, so that a repeated click sends nothing
   * twice. Repeating a call that was cut off completes it.
   * @returns the ids, in the order of the entries
   */
  requestAll: (entries: ReportEntry[]) => Promise<{ reportId: string; dispatchIds: string[] }[]>;
  /**
   * Stores the dispatches of a sending of the latest revision; those that exist stay as they are, unless they failed or were
   * cancelled. Failed ones to others than the contacts are cancelled.
   * @returns their ids
   */
  requestDispatches: (
    report: Report,
    sending: { number: number; dispatches: DispatchRequest[]; contacts: string[] },
  ) => Promise<string[]>;
  find: (clientId: string, reportId: string) => Promise<Report | null>;
  /** The reports of one type and period. */
  ofPeriod: (clientIds: string[], type: ReportType, period: Period) => Promise<Report[]>;
  findWithHistory: (clientId: string, reportId: string) => Promise<ReportWithHistory | null>;
  /** What a client may read, newest first. */
  listApproved: (clientId: string, page?: ApprovedPage) => Promise<ApprovedReport[]>;
  /** How many reports of each type and year a client may read, newest year first. */
  countApproved: (clientId: string) => Promise<{ reportType: ReportType; year: number; reports: number }[]>;
  /** When each revision of a report was first emailed, by its number. */
  mailedRevisions: (reportId: string) => Promise<Map<number, Date>>;
  findApproved: (clientId: string, reportId: string) => Promise<(ApprovedReport & { snapshot: Snapshot }) | null>;
  /** Revisions by the ids of their reports. */
  revisionsOf: (reports: { id: string; revision: number }[]) => Promise<Map<string, Revision>>;
  approvedBefore: (report: Report) => Promise<ApprovedBefore>;
  /** Every revision of a report, newest first. */
  listRevisions: (reportId: string) => Promise<Revision[]>;
  /**
   * Stores the revision, unless the working copy has changed since `report` was read. Null when the latest revision already says
   * the same.
   * @returns whether it was stored
   */
  approve: (report: Report, revision: Revision | null) => Promise<boolean>;
  /** The content of a dispatch as it was sent. */
  findDispatch: (reportId: string, dispatchId: string) => Promise<Dispatch | null>;
  /** Number of due, unfinished reports and dispatches, and when the oldest became due. */
  due: () => Promise<Due>;
  /** Newest first. `more`: there are more than `total`, which counts a thousand beyond the page. */
  listAll: (search: ReportSearch) => Promise<{ total: number; more: boolean; reports: ReportWithHistory[] }>;
  /**
   * Saves changes of a working copy. One that is being generated is queued to be generated again, with them.
   * @param seen the only version to save over; undefined means any
   * @returns whether it was saved
   */
  saveDraft: (reportId: string, draft: Draft & Pick<Report, "undrawn">, seen?: number) => Promise<boolean>;
  /** @returns whether the report's dispatch was uncertain and is now settled */
  settle: (reportId: string, dispatchId: string, state: "sent" | "queued") => Promise<boolean>;
};

/** What becomes of a generated report. `problem` is why it is not approved, although that was asked for. */
export type GeneratedReport = {
  unapproved: boolean;
  undrawn: boolean;
  revision: Revision | null;
  problem: Problem | null;
};

/** The worker's operations on due reports. Every write is fenced by the lease. */
export type ReportWork = {
  /** The given report, or the one that is most overdue, with a lease; null when there is none. */
  claim: (id?: string) => Promise<Report | null>;
  approvedBefore: (report: Report) => Promise<ApprovedBefore>;
  /**
   * Stores what was generated, with the revision that it became. A problem fails its waiting dispatches.
   * @returns whether the lease was still valid
   */
  finish: (report: Report, snapshot: Snapshot, outcome: GeneratedReport) => Promise<boolean>;
  retry: (report: Report, problem: Problem, delaySeconds: number) => Promise<void>;
  /** Fails the report and its waiting dispatches. */
  fail: (report: Report, problem: Problem) => Promise<void>;
  /** Ids of the dispatches waiting for this report. */
  waitingDispatches: (reportId: string) => Promise<string[]>;
};

export type ClaimedDispatch = {
  dispatch: Dispatch;
  report: Pick<Report, "id" | "clientId">;
  /** What is to be sent. */
  revision: Pick<Revision, "number" | "snapshot"> | null;
  /** Whether the recipient is no contact any more, or has the report by a later sending, or is about to. */
  obsolete: boolean;
  /** The Message-ID of the report's first email to the recipient; null when this is the first. */
  firstMessageId: string | null;
};

export type DispatchWork = MailWork<Dispatch> & {
  /** The given dispatch, or the one that is most overdue, whose report is approved, with a lease and the revision to send. */
  claim: (id?: string) => Promise<ClaimedDispatch | null>;
  freeze: (dispatch: Dispatch, content: { snapshot: Snapshot; revision: number | null }) => Promise<boolean>;
  /**
   * Stores the link of the email, unless an earlier try has one that still opens the report, and what tells the contact the client ID,
   * unless the contact knows it.
   * @returns the token of the link that stands, and whether the contact is told; null when the lease was lost
   */
  openLink: (
    dispatch: Dispatch,
    link: { token: string; share: Share },
    welcome: { client: Pick<Client, "id" | "accessId">; notification: NotificationRequest },
  ) => Promise<{ token: string; welcomed: boolean } | null>;
  /** Ends a claimed dispatch that is not to be sent any more. */
  cancel: (dispatch: Dispatch) => Promise<void>;
};
