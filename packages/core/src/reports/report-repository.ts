import type { Language } from "@agency/content/settings";
import type { Problem } from "@agency/model/problems";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { MailFilter } from "@agency/model/states";
import type { Due } from "../due.ts";
import type { MailWork } from "../mail/mail-work.ts";
import type { Dispatch, Report } from "./report.ts";

/** A report with its sendings, newest first, and the client it is about. */
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
  /** The staff's own comment; empty clears it, without it the comment stays as it is. */
  comment?: string | undefined;
};

export type DispatchRequest = { id: string; messageId: string; recipient: string };

/** What the dashboard and the portal read and ask for. */
export type ReportRepository = {
  /** In one transaction the report's row, made or queued again, and its comment. */
  request: (request: ReportRequest) => Promise<{ reportId: string }>;
  /**
   * In one transaction the report's row, its comment and its first sending. Where the sending exists and has not failed,
   * only the comment changes, so that a repeated click mails nothing twice.
   */
  requestSending: (
    request: ReportRequest,
    dispatch: DispatchRequest,
  ) => Promise<{ reportId: string; dispatchId: string }>;
  /** The sending with this number: the one that is there, or a new one of the report as it stands. */
  requestResend: (report: Report, number: number, dispatch: DispatchRequest) => Promise<{ dispatchId: string }>;
  find: (clientId: string, reportId: string) => Promise<Report | null>;
  findWithHistory: (clientId: string, reportId: string) => Promise<ReportWithHistory | null>;
  /** Generated reports, newest first, each with whether it was mailed. */
  listGenerated: (clientId: string) => Promise<{ report: Report; emailSent: boolean }[]>;
  wasSent: (reportId: string) => Promise<boolean>;
  /** How many reports and sendings are due and not done, and since when the oldest is. */
  due: () => Promise<Due>;
  listAll: (search: ReportSearch) => Promise<{ total: number; reports: ReportWithHistory[] }>;
  saveComment: (reportId: string, comment: string | null) => Promise<void>;
  /** @returns whether the report's sending was uncertain and now is settled. */
  settle: (reportId: string, dispatchId: string, state: "sent" | "queued") => Promise<boolean>;
};

/** What the worker does with reports that are due. Every write is fenced by the lease. */
export type ReportWork = {
  /** The named report, or the one that is due longest, with a lease on it; null when there is none. */
  claim: (id?: string) => Promise<Report | null>;
  /** @returns whether the lease still held. */
  finish: (report: Report, snapshot: Snapshot) => Promise<boolean>;
  retry: (report: Report, problem: Problem, delaySeconds: number) => Promise<void>;
  /** Gives up on the report and on the sendings that wait for it. */
  fail: (report: Report, problem: Problem) => Promise<void>;
  /** Ids of the sendings that wait for this report. */
  waitingDispatches: (reportId: string) => Promise<string[]>;
};

export type DispatchWork = MailWork<Dispatch> & {
  /** The named sending, or the one that is due longest, whose report is generated, with a lease on it. */
  claim: (id?: string) => Promise<{ dispatch: Dispatch; report: Report } | null>;
  freeze: (dispatch: Dispatch, snapshot: Snapshot) => Promise<boolean>;
};
