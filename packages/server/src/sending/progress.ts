import type { Mails, ReportProgress } from "@agency/contracts/reports";
import type { DispatchState, ReportState, RunEnd, StepState } from "@agency/model/states";
import type { Report } from "../reports/report.ts";
import { type Dispatch, isOnItsWay, mailsOfSending } from "./dispatch.ts";
import type { SingleRun } from "./run.ts";

/** An email of a report. `counts`: it is the one that says what its recipient has. */
type Mail = Pick<Dispatch, "id" | "number" | "recipient" | "state" | "sentAt" | "problem"> & { counts: boolean };

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

/** Tells how far a request for one report is, step by step, or how it ended. */
export function tellRun(report: Generated, run: SingleRun, all: Mail[]): NonNullable<ReportProgress["run"]> {
  const mails = run.number === null ? [] : mailsOfSending(all, run.number);
  const end = runEnd(report, run);
  const generated = stateThen(report, end);
  return {
    ...run,
    purpose: run.number === null ? "generate" : "send",
    steps: [
      { step: "queued", state: generated === "queued" ? "current" : "done" },
      { step: "generating", state: generatingState(generated) },
      ...(run.number === null ? [] : [{ step: "mailing" as const, state: mailingState(generated, end) }]),
    ],
    end,
    problem: problemNow(report, end, mails),
    mails: tellMails(mails),
  };
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

/** The state of the report as far as the request was about it: it may be generated again since. */
function stateThen({ state }: Generated, end: RunEnd | null): ReportState {
  if (end === null) return state;
  return end === "report_failed" ? "failed" : "done";
}

function generatingState(state: ReportState): StepState {
  if (state === "queued") return "todo";
  return state === "running" ? "current" : state;
}

function mailingState(generated: ReportState, end: RunEnd | null): StepState {
  if (generated !== "done") return "todo";
  if (end === null) return "current";
  if (end === "mail_failed") return "failed";
  return end === "uncertain" ? "uncertain" : "done";
}

function problemNow(report: Generated, end: RunEnd | null, mails: Mail[]): ReportProgress["problem"] {
  const held = heldBy(report);
  if (end === "held") return held && { code: held, params: {} };
  if (end === "report_failed") return report.problem;
  if (end !== null) return null;
  const tried = mails.find(({ state, problem }) => isOnItsWay(state) && problem !== null);
  return report.problem ?? (report.state === "done" ? (tried?.problem ?? null) : null);
}
