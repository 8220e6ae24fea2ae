import { describe, expect, it } from "vitest";
import type { Dispatch, ReportProgress } from "@agency/contracts/reports";
import type { DispatchState, ReportState } from "@agency/model/states";
import {
  runOutcome,
  failedResend,
  isPending,
  mailsInHand,
  nextNumber,
  type Purpose,
  reportActions,
  sendingState,
  stepStates,
  unreachedMails,
} from "./report-mails.ts";

const noFigures = { code: "no_figures", params: {} } as const;

function dispatch(state: DispatchState, number = 0, recipient = "owner@kedai.example"): Dispatch {
  return {
    id: `dispatch-${number}-${recipient}`,
    number,
    revision: null,
    recipientName: null,
    recipient,
    state,
    attempts: 1,
    requestedAt: "2026-11-02T01:00:00.000Z",
    sentAt: state === "sent" ? "2026-11-02T01:00:05.000Z" : null,
    problem: null,
    counts: true,
  };
}

/** An email beside another to the same recipient that counts. */
const outdone = (...parameters: Parameters<typeof dispatch>): Dispatch => ({
  ...dispatch(...parameters),
  counts: false,
});

type Run = NonNullable<ReportProgress["run"]>;

function progress(state: ReportState, ...dispatches: Dispatch[]) {
  return { state, problem: state === "failed" ? noFigures : null, dispatches };
}

const run = (number: number | null, outcome: Run["outcome"]): Run => ({ id: "run", number, outcome });

describe("the end of a run", () => {
  const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];

  it.each<[Run, ReportState, string | undefined]>([
    [run(null, "pending"), "done", undefined],
    [run(null, "prepared"), "done", "generated"],
    [run(null, "cancelled"), "done", "cancelled"],
    [run(null, "failed"), "failed", "reportFailed"],
    [run(0, "pending"), "done", undefined],
    [run(0, "sent"), "failed", "sent"],
    [run(0, "already_sent"), "done", "sent"],
    [run(0, "uncertain"), "done", "uncertain"],
    [run(0, "failed"), "done", "mailFailed"],
    [run(0, "failed"), "failed", "reportFailed"],
  ])("%j of a report that is %s is %s", (of, state, kind) => {
    expect(runOutcome(progress(state), of)?.kind).toBe(kind);
  });

  it("names every email by what became of it", () => {
    const sent = dispatch("sent", 0, other);
    const failed = dispatch("failed", 0, one);
    expect(runOutcome(progress("done", failed, sent), run(0, "failed"))).toEqual({
      kind: "mailFailed",
      mails: { sent: [sent], failed: [failed], uncertain: [] },
    });
  });

  it("gives the report's problem when the report failed", () => {
    expect(runOutcome(progress("failed", dispatch("failed")), run(0, "failed"))).toEqual({
      kind: "reportFailed",
      problem: noFigures,
    });
  });
});

describe("whom the last sending did not reach", () => {
  const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];
  const unreached = (first: DispatchState, second: DispatchState) =>
    unreachedMails(progress("done", dispatch(first, 0, one), dispatch(second, 0, other)));

  it("is told once all its emails are over", () => {
    expect(unreached("failed", "sending")).toBeNull();
    expect(unreached("failed", "sent")?.failed).toHaveLength(1);
    expect(unreached("uncertain", "sent")?.uncertain).toHaveLength(1);
  });

  it("is nobody when all have it, when nothing was sent, and when the report itself failed", () => {
    expect(unreached("sent", "sent")).toBeNull();
    expect(unreached("cancelled", "cancelled")).toBeNull();
    expect(unreachedMails(progress("done"))).toBeNull();
    expect(unreachedMails(progress("failed", dispatch("failed")))).toBeNull();
  });

  it("is as the email says that counts", () => {
    expect(unreachedMails(progress("done", outdone("failed", 1), dispatch("sent", 0)))).toBeNull();
  });
});

describe("the emails of a sending", () => {
  it("are replaced by those of a later one to the same recipients, if they count", () => {
    const mails = (...dispatches: Dispatch[]) => mailsInHand({ dispatches }, 0).map(({ state }) => state);
    expect(mails(dispatch("sent", 1), outdone("failed", 0))).toEqual(["sent"]);
    expect(mails(outdone("failed", 1), dispatch("sent", 0))).toEqual(["sent"]);
    expect(mails(dispatch("failed", 1), outdone("sent", 0))).toEqual(["failed"]);
  });
});

describe("the steps", () => {
  const states = (state: ReportState, outcome: Run["outcome"], purpose: Purpose = "send") =>
    stepStates({ state, run: run(0, outcome) }, purpose).map((step) => step.state);

  it("wait for the response to the request", () => {
    expect(stepStates(null, "send").map(({ state }) => state)).toEqual(["current", "todo", "todo"]);
  });

  it("do not include the email when the report is only generated", () => {
    expect(states("running", "pending", "generate")).toEqual(["done", "current"]);
  });

  it("advance one by one to the email", () => {
    expect(states("queued", "pending")).toEqual(["current", "todo", "todo"]);
    expect(states("running", "pending")).toEqual(["done", "current", "todo"]);
    expect(states("done", "pending")).toEqual(["done", "done", "current"]);
    expect(states("done", "sent")).toEqual(["done", "done", "done"]);
  });

  it("show which step failed", () => {
    expect(states("failed", "failed")).toEqual(["done", "failed", "todo"]);
    expect(states("done", "failed")).toEqual(["done", "done", "failed"]);
    expect(states("done", "uncertain")).toEqual(["done", "done", "uncertain"]);
  });
});

describe("the state of the emails that count", () => {
  const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];

  it("is what goes on, else what somebody must look at", () => {
    const state = (first: DispatchState, second: DispatchState) =>
      sendingState(progress("done", dispatch(first, 1, one), dispatch(second, 1, other), outdone("failed", 0, one)));
    expect(state("sent", "queued")).toBe("queued");
    expect(state("sent", "failed")).toBe("failed");
    expect(state("sent", "uncertain")).toBe("uncertain");
    expect(state("cancelled", "sent")).toBe("sent");
    expect(state("cancelled", "cancelled")).toBe("cancelled");
    expect(sendingState(progress("done"))).toBeNull();
  });

  it("offers to retry when any of its emails failed", () => {
    const report = { ...progress("done", dispatch("sent", 0, one), dispatch("failed", 0, other)), revision: 1 };
    expect(reportActions(report)).toEqual(["retry"]);
  });
});

describe("the next dispatch number", () => {
  it("is 0 when nothing was sent", () => {
    expect(nextNumber(progress("done"))).toBe(0);
  });

  it("is one more than the highest number", () => {
    expect(nextNumber(progress("done", dispatch("failed", 2), dispatch("sent", 0)))).toBe(3);
  });
});

describe("the resend that failed", () => {
  const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];
  const number = (...dispatches: Dispatch[]) => failedResend(dispatches.filter(({ state }) => state === "failed"));

  it("is the sending of an email to somebody who has the report by another", () => {
    expect(number(outdone("failed", 2), dispatch("sent", 1), outdone("sent", 0))).toBe(2);
    expect(number(dispatch("failed", 1, other), outdone("failed", 1, one), dispatch("sent", 0, one))).toBe(1);
  });

  it("is none when the failed email is the latest", () => {
    expect(number(dispatch("failed", 0, one), dispatch("sent", 0, other))).toBeNull();
  });
});

describe("unfinished work", () => {
  it("includes a queued report and an unsent email", () => {
    expect(isPending(progress("queued"))).toBe(true);
    expect(isPending(progress("done", dispatch("rendered")))).toBe(true);
  });

  it("excludes an email that waits for the staff and an email whose report failed", () => {
    expect(isPending(progress("done", dispatch("uncertain")))).toBe(false);
    expect(isPending(progress("failed", dispatch("queued")))).toBe(false);
    expect(isPending(progress("done", dispatch("sent")))).toBe(false);
  });
});
