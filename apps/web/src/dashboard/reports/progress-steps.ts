import type { Dispatch, ReportProgress } from "@agency/contracts/reports";
import type { DispatchState } from "@agency/model/states";

export type Purpose = "generate" | "send";

export const steps = ["queued", "generating", "mailing"] as const;
export type Step = (typeof steps)[number];
export type StepState = "done" | "current" | "todo" | "failed" | "uncertain";

/** The finished emails of one sending. */
type Mails = Record<"sent" | "failed" | "uncertain", Dispatch[]>;

/** What a run asked for. */
export type Asked = {
  purpose: Purpose;
  /** The number of the requested sending; null means the last one. */
  sending: number | null;
  /** When the report had been generated before the request; null if it had not. */
  generatedBefore: string | null;
};

/** The outcome of a requested report. `mailFailed`: at least one email failed; `uncertain`: none did, but of one nobody knows. */
export type Outcome =
  | { kind: "running" }
  | { kind: "generated" }
  | { kind: "cancelled" }
  | { kind: "reportFailed"; problem: ReportProgress["problem"] }
  | { kind: "sent"; mails: Mails }
  | { kind: "mailFailed" | "uncertain"; mails: Mails };

export type Ended = Exclude<Outcome, { kind: "running" }>;

type Progress = Pick<ReportProgress, "state" | "problem" | "generatedAt" | "dispatches">;

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

/**
 * What became of a request, once all its emails are finished. An email that was sent counts even if the report changed later: the email
 * keeps the version that was sent.
 */
export function outcomeOf(progress: Progress, { purpose, sending, generatedBefore }: Asked): Outcome {
  const { state, problem, generatedAt } = progress;
  if (purpose === "generate") {
    if (state === "failed") return { kind: "reportFailed", problem };
    if (state !== "done") return { kind: "running" };
    // Cancelling makes it done as well.
    return { kind: generatedAt === null || generatedAt === generatedBefore ? "cancelled" : "generated" };
  }
  const all = mailsInHand(progress, sending);
  const inState = (wanted: DispatchState) => all.filter((mail) => mail.state === wanted);
  const mails: Mails = { sent: inState("sent"), failed: inState("failed"), uncertain: inState("uncertain") };
  const finished = all.length > 0 && all.every((mail) => mail.state in mails);
  if (finished && mails.failed.length === 0) return { kind: mails.uncertain.length > 0 ? "uncertain" : "sent", mails };
  if (state === "failed") return { kind: "reportFailed", problem };
  if (finished) return { kind: "mailFailed", mails };
  return { kind: all.length > 0 && all.length === inState("cancelled").length ? "cancelled" : "running" };
}

/** The state of each step. `progress` is null while the request itself is pending. */
export function stepStates(progress: Progress | null, asked: Asked): { step: Step; state: StepState }[] {
  const shown = asked.purpose === "send" ? steps : steps.slice(0, 2);
  return shown.map((step) => ({ step, state: progress ? stepState(step, progress, asked) : waiting(step) }));
}

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

function stepState(step: Step, progress: Progress, asked: Asked): StepState {
  const { state } = progress;
  if (step === "queued") return state === "queued" ? "current" : "done";
  if (step === "generating") {
    if (state === "queued") return "todo";
    if (state === "running") return "current";
    return state;
  }
  return mailState(progress, asked);
}

function mailState(progress: Progress, asked: Asked): StepState {
  switch (outcomeOf(progress, asked).kind) {
    case "sent":
      return "done";
    case "uncertain":
      return "uncertain";
    case "mailFailed":
      return "failed";
    default:
      return progress.state === "done" ? "current" : "todo";
  }
}
