import type { Language } from "@agency/content/settings";
import type { Problem } from "@agency/model/problems";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { MailFilter } from "@agency/model/states";
import type { Due } from "../due.ts";
import type { MailWork } from "../mail/mail-work.ts";
import type { Dispatch, Report } from "./report.ts";

/** A report with its dispatches, newest first, and its client. */
export type ReportWithHistory = {
  report: Report;
  dispatches: Dispatch[];
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
};

export type DispatchRequest = { id: string; messageId: string; recipient: string };

/** A report to request, with the first dispatch of a report that is emailed. */
export type ReportEntry = { report: ReportRequest; dispatch: DispatchRequest | null };

/** What the content of a generated report depends on. Its snapshot is another when, and only when, `generatedAt` is. */
export type GeneratedReport = { id: string; generatedAt: Date; comment: string | null; emailSent: boolean };

/** The queries and requests of the dashboard and the portal. */
export type ReportRepository = {
  /** Creates or requeues the report and saves its comment, in one transaction. */
  request: (request: ReportRequest) => Promise<{ reportId: string }>;
  /**
   * Saves the report, its comment and its first dispatch in one transaction. When the dispatch exists and has not
   * failed, only the comment changes, so that a repeated click sends nothing twice.
   */
  requestSending: (
    request: ReportRequest,
    dispatch: DispatchRequest,
  ) => Promise<{ reportId: string; dispatchId: string }>;
  /**
   * Does `request` or `requestSending` for each entry, many in one transaction. Repeating a call that was cut off completes it.
   * @returns the ids, in the order of the entries
   */
  requestAll: (entries: ReportEntry[]) => Promise<{ reportId: string; dispatchId: string | null }[]>;
  /** The dispatch with this number: the existing one, or a new one of the report in its current state. */
  requestResend: (report: Report, number: number, dispatch: DispatchRequest) => Promise<{ dispatchId: string }>;
  find: (clientId: string, reportId: string) => Promise<Report | null>;
  findWithHistory: (clientId: string, reportId: string) => Promise<ReportWithHistory | null>;
  /** Generated reports without their snapshots, newest first. */
  listGenerated: (clientId: string) => Promise<GeneratedReport[]>;
  /** The snapshots of reports by their ids. */
  snapshots: (reportIds: string[]) => Promise<Map<string, Snapshot>>;
  wasSent: (reportId: string) => Promise<boolean>;
  /** Number of due, unfinished reports and dispatches, and when the oldest became due. */
  due: () => Promise<Due>;
  /** Newest first. `more`: there are more than `total`, which counts a thousand beyond the page. */
  listAll: (search: ReportSearch) => Promise<{ total: number; more: boolean; reports: ReportWithHistory[] }>;
  saveComment: (reportId: string, comment: string | null) => Promise<void>;
  /** @returns whether the report's dispatch was uncertain and is now settled */
  settle: (reportId: string, dispatchId: string, state: "sent" | "queued") => Promise<boolean>;
};

/** The worker's operations on due reports. Every write is fenced by the lease. */
export type ReportWork = {
  /** The given report, or the one that is most overdue, with a lease; null when there is none. */
  claim: (id?: string) => Promise<Report | null>;
  /** @returns whether the lease was still valid */
  finish: (report: Report, snapshot: Snapshot) => Promise<boolean>;
  retry: (report: Report, problem: Problem, delaySeconds: number) => Promise<void>;
  /** Fails the report and its waiting dispatches. */
  fail: (report: Report, problem: Problem) => Promise<void>;
  /** Ids of the dispatches waiting for this report. */
  waitingDispatches: (reportId: string) => Promise<string[]>;
};

export type DispatchWork = MailWork<Dispatch> & {
  /** The given dispatch, or the one that is most overdue, whose report is generated, with a lease. */
  claim: (id?: string) => Promise<{ dispatch: Dispatch; report: Report } | null>;
  freeze: (dispatch: Dispatch, snapshot: Snapshot) => Promise<boolean>;
};
