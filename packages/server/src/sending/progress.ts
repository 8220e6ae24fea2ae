import type { Mails, ReportProgress } from "@agency/contracts/report-progress";
import { type DispatchState, type ReportState, type RunEnd, runSteps } from "@agency/model/states";
import type { Report } from "../reports/report.ts";
import { isOnItsWay } from "./dispatch.ts";
import { type Mail, mailsOfSending } from "./mails.ts";
import type { SingleRun } from "./run.ts";

/** The most urgent first: the emails of a report are as the most urgent of them, as in the report's life. */
const statesByUrgency: DispatchState[] = ["sending", "rendered", "queued", "uncertain", "failed", "sent", "cancelled"];

/** Tells what became of emails, one for each recipient. Cancelled ones reached nobody, and were to reach nobody. */
export function tellMails(mails: Mail[]): Mails {
  const inState = (wanted: DispatchState) => mails.filter(({ state }) => state === wanted);
  const sent = inState("sent");
  const sentAt = Math.max(...sent.map((mail) => mail.sentAt?.getTime() ?? 0));
  return {
    state: statesByUrgency.find((wanted) => mails.some(({ state }) => state === wanted)) ?? null,
    sentAt: sentAt > 0 ? new Date(sentAt).toISOString() : null,
    sent: sent.map(({ recipient }) => recipient),
    failed: inState("failed").map(({ recipient, problem }) => ({ recipient, problem })),
    uncertain: inState("uncertain").map(({ id, recipient }) => ({ id, recipient })),
  };
}

type Generated = Pick<Report, "state" | "problem" | "unapproved" | "doubtful" | "undrawn">;

type Run = NonNullable<ReportProgress["run"]>;

/** Tells how far a request for one report is, step by step, or how it ended. */
export function tellRun(report: Generated, run: SingleRun, all: Mail[]): Run {
  const mails = run.number === null ? [] : mailsOfSending(all, run.number);
  const end = runEnd(report, run);
  return {
    ...run,
    purpose: run.number === null ? "generate" : "send",
    steps: tellSteps(report, run, end),
    end,
    problem: problemNow(report, end, mails),
    mails: tellMails(mails),
  };
}

/** The step that each state of a report is at, and each end that is not a good one. */
const stateAt: Record<ReportState, number> = { queued: 0, running: 1, failed: 1, done: 2 };
const troubleAt: Partial<Record<RunEnd, number>> = { report_failed: 1, mail_failed: 2, uncertain: 2 };

/** Tells how far the steps are. A request that ended stays as it was, even if the report is generated again later. */
function tellSteps({ state }: Generated, { number }: SingleRun, end: RunEnd | null): Run["steps"] {
  const at = end === null ? stateAt[state] : (troubleAt[end] ?? runSteps.length);
  const there = end === null ? "current" : end === "uncertain" ? "uncertain" : "failed";
  return runSteps.slice(0, number === null ? 2 : 3).map((step, place) => {
    if (place === at) return { step, state: there };
    return { step, state: place < at ? "done" : "todo" };
  });
}

function runEnd(report: Generated, { outcome, number }: SingleRun): RunEnd | null {
  switch (outcome) {
    case "pending":
      return null;
    case "prepared":
      return report.unapproved && heldBy(report) ? "held" : "prepared";
    case "sent":
    case "already_sent":
    case "uncertain":
      return outcome;
    case "failed":
      return number === null || report.state === "failed" ? "report_failed" : "mail_failed";
    default:
      // Whatever was in the way, nothing was made or sent.
      return "cancelled";
  }
}

/** Why a report that was to be approved as soon as it is generated waits for somebody who was told. */
function heldBy({ doubtful, undrawn }: Generated): "figures_doubtful" | "letters_missing" | null {
  if (doubtful) return "figures_doubtful";
  return undrawn ? "letters_missing" : null;
}

function problemNow(report: Generated, end: RunEnd | null, mails: Mail[]): ReportProgress["problem"] {
  const held = heldBy(report);
  if (end === "held") return held && { code: held, params: {} };
  if (end === "report_failed") return report.problem;
  if (end !== null) return null;
  const tried = mails.find(({ state, problem }) => isOnItsWay(state) && problem !== null);
  return report.problem ?? (report.state === "done" ? (tried?.problem ?? null) : null);
}
