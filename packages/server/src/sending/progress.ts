import type { Mails, ReportProgress } from "@agency/contracts/report-progress";
import { type DispatchState, type ReportState, runSteps } from "@agency/model/states";
import type { Report } from "../reports/report.ts";
import { dispatchesByUrgency } from "./holders.ts";
import { isOnItsWay, type Mail, mailsOfSending } from "./mails.ts";
import type { SingleRun } from "./run.ts";

/** Tells what became of emails, one for each recipient. Cancelled ones reached nobody, and were to reach nobody. */
export function tellMails(mails: Mail[]): Mails {
  const inState = (wanted: DispatchState) => mails.filter(({ state }) => state === wanted);
  const sent = inState("sent");
  const sentAt = Math.max(...sent.map((mail) => mail.sentAt?.getTime() ?? 0));
  return {
    state: dispatchesByUrgency.find((wanted) => mails.some(({ state }) => state === wanted)) ?? null,
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
  return {
    ...run,
    purpose: run.number === null ? "generate" : "send",
    steps: tellSteps(report, run),
    problem: problemNow(report, run, mails),
    mails: tellMails(mails),
  };
}

/** The step that each state of a report is at. */
const stateAt: Record<ReportState, number> = { queued: 0, running: 1, failed: 1, done: 2 };

/** Tells how far the steps are. A request that ended stays as it was, even if the report is generated again later. */
function tellSteps(report: Generated, run: SingleRun): Run["steps"] {
  const [at, there] = stepNow(report, run);
  return runSteps.slice(0, run.number === null ? 2 : 3).map((step, place) => {
    if (place === at) return { step, state: there };
    return { step, state: place < at ? "done" : "todo" };
  });
}

function stepNow(report: Generated, run: SingleRun): [number, "current" | "failed" | "uncertain"] {
  switch (run.outcome) {
    case "pending":
      return [stateAt[report.state], "current"];
    case "failed":
      return [isUnmade(report, run) ? 1 : 2, "failed"];
    case "uncertain":
      return [2, "uncertain"];
    default:
      return [runSteps.length, "current"];
  }
}

/** Whether a request failed because the report could not be generated, and not at its emails. */
function isUnmade({ state }: Generated, { number }: SingleRun): boolean {
  return number === null || state === "failed";
}

function problemNow(report: Generated, run: SingleRun, mails: Mail[]): ReportProgress["problem"] {
  switch (run.outcome) {
    case "pending": {
      const tried = mails.find(({ state, problem }) => isOnItsWay(state) && problem !== null);
      return report.problem ?? (report.state === "done" ? (tried?.problem ?? null) : null);
    }
    case "prepared":
      return whyItWaits(report);
    case "failed":
      return isUnmade(report, run) ? report.problem : null;
    default:
      return null;
  }
}

/** Why a report that was to be approved as soon as it is generated waits for somebody who was told. */
function whyItWaits({ unapproved, doubtful, undrawn }: Generated): ReportProgress["problem"] {
  if (!unapproved || !(doubtful || undrawn)) return null;
  return { code: doubtful ? "figures_doubtful" : "letters_missing", params: {} };
}
