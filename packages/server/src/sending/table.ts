import { EntitySchema } from "typeorm";
import type { Language } from "@agency/content/settings";
import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import type { DispatchState, RunAction, RunOutcome } from "@agency/model/states";
import {
  belongsTo,
  key,
  moment,
  optionalMoment,
  optionalText,
  optionalWhole,
  problemColumn,
  text,
  whole,
  work,
} from "../kit/db/columns.ts";
import { optionalLanguageColumn } from "../kit/db/listed.ts";
import type { Mailable } from "../kit/mail/mail-work.ts";

/** One dispatch of one report to one recipient. */
export type Dispatch = Mailable & {
  reportId: string;
  /** 0 for the first sending, then 1, 2, … for each resend. A sending has one dispatch for each recipient. */
  number: number;
  /** The revision that is sent, which stays as it is; null until it is known. */
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
};

export const dispatchEntity = new EntitySchema<Dispatch>({
  name: "dispatch",
  tableName: "dispatches",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "dispatches_report"),
    number: whole,
    revision: optionalWhole,
    messageId: text(120),
    recipient: text(254),
    recipientName: optionalText(120),
    language: optionalLanguageColumn,
    linkToken: optionalText(43),
    state: text(16),
    requestedAt: moment,
    sentAt: optionalMoment,
    problem: problemColumn,
    problemSince: optionalMoment,
    ...work,
  },
  indices: [
    { name: "dispatches_recipient", columns: ["reportId", "number", "recipient"], unique: true },
    { name: "dispatches_of_report", columns: ["reportId", "number", "revision", "state", "sentAt", "recipient"] },
    { name: "dispatches_message_id", columns: ["messageId"], unique: true },
    { name: "dispatches_due", columns: ["state", "dueAt"] },
    { name: "dispatches_sent_at", columns: ["sentAt"] },
  ],
});

/** The action of a run that is about one report, which somebody asked for by itself. */
export const single = "single";

/** The action of a run that schedules asked for. */
export const scheduled = "scheduled";

/** A request for reports: of the staff, for one or for many, or of schedules. */
export type StoredRun = {
  id: string;
  action: RunAction | typeof single | typeof scheduled;
  reportType: ReportType;
  periodStart: string;
  periodEnd: string;
  /** The username of who asked for it; null when the product did by itself. */
  requestedBy: string | null;
  requestedAt: Date;
  /** Null while something of it goes on. */
  endedAt: Date | null;
  /** Before this nothing of it is mailed, so that it can be undone; null where it goes at once. */
  leavesAt: Date | null;
  /** Says what was asked for while it goes on, so that the same request makes no second run; null once it ended. */
  runningKey: string | null;
};

/** One client of a run. */
export type RunItem = {
  runId: string;
  clientId: string;
  /** The report that the run changes. */
  reportId: string | null;
  /** The sending that the run began; null when it sends nothing. */
  number: number | null;
  outcome: RunOutcome;
  problem: Problem | null;
};

export const runEntity = new EntitySchema<StoredRun>({
  name: "report_run",
  tableName: "report_runs",
  columns: {
    id: key(36),
    action: text(24),
    reportType: text(16),
    periodStart: text(10),
    periodEnd: text(10),
    requestedBy: optionalText(120),
    requestedAt: moment,
    endedAt: optionalMoment,
    leavesAt: optionalMoment,
    runningKey: optionalText(64),
  },
  indices: [
    { name: "report_runs_running", columns: ["runningKey"], unique: true },
    { name: "report_runs_period", columns: ["reportType", "periodStart", "requestedAt"] },
  ],
});

export const runItemEntity = new EntitySchema<RunItem>({
  name: "report_run_item",
  tableName: "report_run_items",
  columns: {
    runId: { ...belongsTo("report_run", "report_run_items_run"), primary: true },
    clientId: { ...belongsTo("client", "report_run_items_client_id"), primary: true },
    reportId: optionalText(36),
    number: optionalWhole,
    outcome: text(24),
    problem: problemColumn,
  },
  indices: [
    { name: "report_run_items_client", columns: ["clientId"] },
    { name: "report_run_items_report", columns: ["reportId"] },
    { name: "report_run_items_outcome", columns: ["runId", "outcome"] },
  ],
});
