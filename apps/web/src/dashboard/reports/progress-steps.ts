import type { Dispatch, ReportProgress } from "@agency/contracts/reports/schemas";

export type Purpose = "generate" | "send";

export const steps = ["queued", "generating", "mailing"] as const;
export type Step = (typeof steps)[number];
export type StepState = "done" | "current" | "todo" | "failed" | "uncertain";

/** The outcome of a requested report. */
export type Outcome =
  | { kind: "running" }
  | { kind: "generated" }
  | { kind: "sent"; dispatch: Dispatch }
  | { kind: "reportFailed"; problem: ReportProgress["problem"] }
  | { kind: "mailFailed"; dispatch: Dispatch }
  | { kind: "uncertain"; dispatch: Dispatch };

export type Ended = Exclude<Outcome, { kind: "running" }>;

type Progress = Pick<ReportProgress, "state" | "problem" | "dispatches">;

/** The most recently requested dispatch; `dispatches` is newest first. */
export function newestDispatch({ dispatches }: Pick<Progress, "dispatches">): Dispatch | undefined {
  return dispatches[0];
}

/** An email that was sent counts even if the report changed later: the email keeps the version that was sent. */
export function outcomeOf(progress: Progress, purpose: Purpose): Outcome {
  const dispatch = purpose === "send" ? newestDispatch(progress) : undefined;
  if (dispatch?.state === "sent") return { kind: "sent", dispatch };
  if (dispatch?.state === "uncertain") return { kind: "uncertain", dispatch };
  if (progress.state === "failed") return { kind: "reportFailed", problem: progress.problem };
  if (dispatch?.state === "failed") return { kind: "mailFailed", dispatch };
  if (purpose === "generate" && progress.state === "done") return { kind: "generated" };
  return { kind: "running" };
}

/** The state of each step. `progress` is null while the request itself is pending. */
export function stepStates(progress: Progress | null, purpose: Purpose): { step: Step; state: StepState }[] {
  const shown = purpose === "send" ? steps : steps.slice(0, 2);
  return shown.map((step) => ({ step, state: progress ? stepState(step, progress) : waiting(step) }));
}

/** The number of the next dispatch: one more than the highest so far. */
export function nextNumber({ dispatches }: Pick<Progress, "dispatches">): number {
  return Math.max(-1, ...dispatches.map(({ number }) => number)) + 1;
}

/** Whether the report or one of its emails is unfinished. */
export function isPending({ state, dispatches }: Pick<Progress, "state" | "dispatches">): boolean {
  if (state === "queued" || state === "running") return true;
  return state === "done" && dispatches.some((dispatch) => isOnItsWay(dispatch));
}

function isOnItsWay({ state }: Dispatch): boolean {
  return state === "queued" || state === "rendered" || state === "sending";
}

function waiting(step: Step): StepState {
  return step === "queued" ? "current" : "todo";
}

function stepState(step: Step, progress: Progress): StepState {
  const { state } = progress;
  if (step === "queued") return state === "queued" ? "current" : "done";
  if (step === "generating") {
    if (state === "queued") return "todo";
    if (state === "running") return "current";
    return state;
  }
  return mailState(progress);
}

function mailState(progress: Progress): StepState {
  const dispatch = newestDispatch(progress);
  if (dispatch?.state === "sent") return "done";
  if (dispatch?.state === "uncertain" || dispatch?.state === "failed") return dispatch.state;
  return progress.state === "done" ? "current" : "todo";
}
