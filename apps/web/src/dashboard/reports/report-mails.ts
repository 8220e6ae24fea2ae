import type { Dispatch, ReportProgress } from "@agency/contracts/reports";
import type { DispatchState, RunAction } from "@agency/model/states";

export type Purpose = "generate" | "send";

export const steps = ["queued", "generating", "mailing"] as const;
export type Step = (typeof steps)[number];
export type StepState = "done" | "current" | "todo" | "failed" | "uncertain";

/** The finished emails of one sending. */
export type Mails = Record<"sent" | "failed" | "uncertain", Dispatch[]>;

/** The outcome of a request for a report. `mailFailed`: at least one email failed; `uncertain`: none did, but of one nobody knows. */
export type Ended =
  | { kind: "generated" }
  | { kind: "cancelled" }
  | { kind: "reportFailed"; problem: ReportProgress["problem"] }
  | { kind: "sent" | "mailFailed" | "uncertain"; mails: Mails };

type Run = NonNullable<ReportProgress["run"]>;

export const runPurpose = ({ number }: Run): Purpose => (number === null ? "generate" : "send");

type Progress = Pick<ReportProgress, "state" | "dispatches">;

/**
 * The emails that count, one for each recipient. A cancelled one does not count beside others.
 * @param sending only those to its recipients: of this sending or a later one
 */
export function mailsInHand({ dispatches }: Pick<Progress, "dispatches">, sending: number | null = null): Dispatch[] {
  const counting = dispatches.filter(({ counts }) => counts);
  const mails =
    sending === null
      ? counting
      : dispatches
          .filter(({ number }) => number === sending)
          .map((asked) => counting.find((one) => one.recipient === asked.recipient && one.number >= sending) ?? asked);
  const going = mails.filter(({ state }) => state !== "cancelled");
  return going.length > 0 ? going : mails;
}

/** The state of a sending in one word: what goes on, then what somebody must look at. Null without emails. */
export function sendingState(report: Pick<Progress, "dispatches">): DispatchState | null {
  const states = mailsInHand(report).map(({ state }) => state);
  return statesByUrgency.find((state) => states.includes(state)) ?? null;
}

const statesByUrgency: DispatchState[] = ["sending", "rendered", "queued", "failed", "uncertain", "sent", "cancelled"];

/** The outcome of a run; null while it goes on. */
export function runOutcome(report: Pick<ReportProgress, "state" | "problem" | "dispatches">, run: Run): Ended | null {
  const mails = () => mailsByState(mailsInHand(report, run.number));
  switch (run.outcome) {
    case "prepared":
      return { kind: "generated" };
    case "cancelled":
      return { kind: "cancelled" };
    case "sent":
    case "already_sent":
      return { kind: "sent", mails: mails() };
    case "uncertain":
      return { kind: "uncertain", mails: mails() };
    case "failed":
      return run.number === null || report.state === "failed"
        ? { kind: "reportFailed", problem: report.problem }
        : { kind: "mailFailed", mails: mails() };
    default:
      return null;
  }
}

/** The text that says what went wrong. */
export function failureText(end: Exclude<Ended, { kind: "generated" } | { kind: "cancelled" }>) {
  if (end.kind === "reportFailed") return "generateFailed";
  if (end.kind === "uncertain") return "uncertain";
  return end.mails.sent.length > 0 ? "sendFailedSome" : "sendFailed";
}

/** The emails of the last sending, when it is over and did not reach everybody; null otherwise. */
export function unreachedMails(report: Pick<Progress, "state" | "dispatches">): Mails | null {
  const all = mailsInHand(report);
  const mails = mailsByState(all);
  if (all.some(({ state }) => !(state in mails))) return null;
  if (mails.failed.length > 0) return report.state === "failed" ? null : mails;
  return mails.uncertain.length > 0 ? mails : null;
}

function mailsByState(all: Dispatch[]): Mails {
  const inState = (wanted: DispatchState) => all.filter((mail) => mail.state === wanted);
  return { sent: inState("sent"), failed: inState("failed"), uncertain: inState("uncertain") };
}

/** The state of each step. `report` is null while the request itself is pending. */
export function stepStates(report: StepSource | null, purpose: Purpose): { step: Step; state: StepState }[] {
  const shown = purpose === "send" ? steps : steps.slice(0, 2);
  return shown.map((step) => ({ step, state: report ? stepState(step, report) : waiting(step) }));
}

type StepSource = Pick<ReportProgress, "state" | "run">;

/** The number of the next dispatch: one more than the highest so far. */
export function nextNumber({ dispatches }: Pick<Progress, "dispatches">): number {
  return Math.max(-1, ...dispatches.map(({ number }) => number)) + 1;
}

/**
 * The number of the sending that failed emails repeated to people who have the report by another one. Only the same sending, asked for
 * once more, reaches them. Null if nobody has it.
 */
export function failedResend(failed: Dispatch[]): number | null {
  const repeated = failed.filter(({ counts }) => !counts);
  return repeated.length > 0 ? Math.max(...repeated.map(({ number }) => number)) : null;
}

/** Whether the report or one of its emails is unfinished. */
export function isPending({ state, dispatches }: Pick<Progress, "state" | "dispatches">): boolean {
  if (state === "queued" || state === "running") return true;
  return state === "done" && dispatches.some((dispatch) => isOnItsWay(dispatch));
}

export function isOnItsWay({ state }: Pick<Dispatch, "state">): boolean {
  return state === "queued" || state === "rendered" || state === "sending";
}

function waiting(step: Step): StepState {
  return step === "queued" ? "current" : "todo";
}

function stepState(step: Step, { state, run }: StepSource): StepState {
  if (step === "queued") return state === "queued" ? "current" : "done";
  if (step === "generating") {
    if (state === "queued") return "todo";
    if (state === "running") return "current";
    return state;
  }
  switch (run?.outcome) {
    case "sent":
    case "already_sent":
      return "done";
    case "uncertain":
      return "uncertain";
    case "failed":
      return state === "failed" ? "todo" : "failed";
    default:
      return state === "done" ? "current" : "todo";
  }
}

/** The actions for several reports of the list. One that needs a look first, such as approving, is elsewhere. */
export function reportActions(report: Pick<ReportProgress, "state" | "dispatches" | "revision">): RunAction[] {
  if (isPending(report)) return ["cancel"];
  const mails = sendingState(report);
  if (report.state === "failed" || mails === "failed") return ["retry"];
  const toSend = report.revision > 0 && (mails === null || mails === "cancelled");
  return toSend ? ["send"] : [];
}
