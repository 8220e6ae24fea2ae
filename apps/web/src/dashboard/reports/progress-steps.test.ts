import { describe, expect, it } from "vitest";
import type { Dispatch } from "@agency/contracts/reports/schemas";
import type { DispatchState, ReportState } from "@agency/model/states";
import { isPending, nextNumber, outcomeOf, stepStates } from "./progress-steps.ts";

const noFigures = { code: "no_figures", params: {} } as const;

function dispatch(state: DispatchState, number = 0): Dispatch {
  return {
    id: `dispatch-${number}`,
    number,
    revision: null,
    recipientName: null,
    recipient: "owner@kedai.example",
    state,
    attempts: 1,
    requestedAt: "2026-11-02T01:00:00.000Z",
    sentAt: state === "sent" ? "2026-11-02T01:00:05.000Z" : null,
    problem: null,
  };
}

function progress(state: ReportState, ...dispatches: Dispatch[]) {
  return { state, problem: state === "failed" ? noFigures : null, dispatches };
}

describe("the outcome of generating", () => {
  it.each<[ReportState, string]>([
    ["queued", "running"],
    ["running", "running"],
    ["done", "generated"],
    ["failed", "reportFailed"],
  ])("of a report that is %s is %s", (state, kind) => {
    expect(outcomeOf(progress(state), "generate").kind).toBe(kind);
  });

  it("ignores an email that was sent earlier", () => {
    expect(outcomeOf(progress("queued", dispatch("sent")), "generate").kind).toBe("running");
  });
});

describe("the outcome of sending", () => {
  it.each<[DispatchState, string]>([
    ["queued", "running"],
    ["rendered", "running"],
    ["sending", "running"],
    ["sent", "sent"],
    ["failed", "mailFailed"],
    ["uncertain", "uncertain"],
  ])("of a generated report with an email that is %s is %s", (state, kind) => {
    expect(outcomeOf(progress("done", dispatch(state)), "send").kind).toBe(kind);
  });

  it("is not sent merely because the report is ready", () => {
    expect(outcomeOf(progress("done"), "send").kind).toBe("running");
  });

  it("depends on the newest dispatch only", () => {
    expect(outcomeOf(progress("done", dispatch("queued", 1), dispatch("sent", 0)), "send").kind).toBe("running");
  });

  it("gives the report's problem when the report failed", () => {
    expect(outcomeOf(progress("failed", dispatch("failed")), "send")).toEqual({
      kind: "reportFailed",
      problem: noFigures,
    });
  });

  it("stays sent when a later refresh of the report fails", () => {
    expect(outcomeOf(progress("failed", dispatch("sent")), "send").kind).toBe("sent");
  });
});

describe("the steps", () => {
  const states = (...parameters: Parameters<typeof stepStates>) => stepStates(...parameters).map(({ state }) => state);

  it("wait for the response to the request", () => {
    expect(states(null, "send")).toEqual(["current", "todo", "todo"]);
  });

  it("do not include the email when the report is only generated", () => {
    expect(states(progress("running"), "generate")).toEqual(["done", "current"]);
  });

  it("advance one by one to the email", () => {
    expect(states(progress("queued", dispatch("queued")), "send")).toEqual(["current", "todo", "todo"]);
    expect(states(progress("running", dispatch("queued")), "send")).toEqual(["done", "current", "todo"]);
    expect(states(progress("done", dispatch("sending")), "send")).toEqual(["done", "done", "current"]);
    expect(states(progress("done", dispatch("sent")), "send")).toEqual(["done", "done", "done"]);
  });

  it("show which step failed", () => {
    expect(states(progress("failed", dispatch("queued")), "send")).toEqual(["done", "failed", "todo"]);
    expect(states(progress("done", dispatch("failed")), "send")).toEqual(["done", "done", "failed"]);
    expect(states(progress("done", dispatch("uncertain")), "send")).toEqual(["done", "done", "uncertain"]);
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
