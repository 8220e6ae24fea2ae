import { describe, expect, it } from "vitest";
import type { Dispatch } from "@agency/contracts/reports";
import type { DispatchState, ReportState } from "@agency/model/states";
import { reportActions } from "./history/report-actions.ts";
import { failedResend, isPending, nextNumber, outcomeOf, sendingState, stepStates } from "./progress-steps.ts";

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

const generatedAt = "2026-11-02T01:00:00.000Z";

function progress(state: ReportState, ...dispatches: Dispatch[]) {
  const done = state === "done";
  return { state, problem: state === "failed" ? noFigures : null, generatedAt: done ? generatedAt : null, dispatches };
}

const generating = { purpose: "generate", sending: null, generatedBefore: null } as const;
const sending = (number: number | null = null) =>
  ({ purpose: "send", sending: number, generatedBefore: null }) as const;

describe("the outcome of generating", () => {
  it.each<[ReportState, string]>([
    ["queued", "running"],
    ["running", "running"],
    ["done", "generated"],
    ["failed", "reportFailed"],
  ])("of a report that is %s is %s", (state, kind) => {
    expect(outcomeOf(progress(state), generating).kind).toBe(kind);
  });

  it.each<[string, string | null, string | null]>([
    ["was never generated", null, null],
    ["was not generated again", generatedAt, generatedAt],
  ])("of a report that is done and %s is cancelled", (_, before, now) => {
    const asked = { ...generating, generatedBefore: before };
    expect(outcomeOf({ ...progress("done"), generatedAt: now }, asked).kind).toBe("cancelled");
    const later = "2026-11-02T02:00:00.000Z";
    expect(outcomeOf({ ...progress("done"), generatedAt: later }, asked).kind).toBe("generated");
  });

  it("ignores an email that was sent earlier", () => {
    expect(outcomeOf(progress("queued", dispatch("sent")), generating).kind).toBe("running");
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
    ["cancelled", "cancelled"],
  ])("of a generated report with an email that is %s is %s", (state, kind) => {
    expect(outcomeOf(progress("done", dispatch(state)), sending()).kind).toBe(kind);
  });

  it("is not sent merely because the report is ready", () => {
    expect(outcomeOf(progress("done"), sending()).kind).toBe("running");
  });

  it("depends on the email that counts", () => {
    expect(outcomeOf(progress("done", dispatch("queued", 1), outdone("sent", 0)), sending()).kind).toBe("running");
  });

  describe("with several recipients", () => {
    const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];
    const outcome = (first: DispatchState, second: DispatchState) =>
      outcomeOf(progress("done", dispatch(first, 0, one), dispatch(second, 0, other)), sending());

    it.each<[DispatchState, DispatchState, string]>([
      ["sent", "sent", "sent"],
      ["sent", "queued", "running"],
      ["queued", "sent", "running"],
      ["failed", "sending", "running"],
      ["sent", "failed", "mailFailed"],
      ["failed", "uncertain", "mailFailed"],
      ["sent", "uncertain", "uncertain"],
      ["sent", "cancelled", "sent"],
      ["cancelled", "cancelled", "cancelled"],
    ])("whose emails are %s and %s is %s", (first, second, kind) => {
      expect(outcome(first, second).kind).toBe(kind);
    });

    it("names every email by what became of it", () => {
      expect(outcome("failed", "sent")).toEqual({
        kind: "mailFailed",
        mails: { sent: [dispatch("sent", 0, other)], failed: [dispatch("failed", 0, one)], uncertain: [] },
      });
    });

    it("waits for the email of a contact who was added after the first sending, also after a later one", () => {
      const added = [dispatch("sent", 1, one), outdone("sent", 0, one), dispatch("queued", 0, other)];
      expect(outcomeOf(progress("done", ...added), sending(0)).kind).toBe("running");
      expect(outcomeOf(progress("done", ...added), sending(1)).kind).toBe("sent");
    });

    it("is sent when a later sending reached the contact whose first email failed", () => {
      const dispatches = [dispatch("sent", 1, one), outdone("failed", 0, one), dispatch("sent", 0, other)];
      expect(outcomeOf(progress("done", ...dispatches), sending(0)).kind).toBe("sent");
    });
  });

  describe("after a later sending to the same contact", () => {
    it("is what became of the one that counts", () => {
      const earlier = [outdone("failed", 1), dispatch("sent", 0)];
      expect(outcomeOf(progress("done", ...earlier), sending(0)).kind).toBe("sent");
      const later = [dispatch("failed", 1), outdone("sent", 0)];
      expect(outcomeOf(progress("done", ...later), sending(0)).kind).toBe("mailFailed");
    });

    it("is what became of the later one, for who asked for that", () => {
      const dispatches = [outdone("failed", 1), dispatch("sent", 0)];
      expect(outcomeOf(progress("done", ...dispatches), sending(1)).kind).toBe("mailFailed");
    });
  });

  it("gives the report's problem when the report failed", () => {
    expect(outcomeOf(progress("failed", dispatch("failed")), sending())).toEqual({
      kind: "reportFailed",
      problem: noFigures,
    });
  });

  it("stays sent when a later refresh of the report fails", () => {
    expect(outcomeOf(progress("failed", dispatch("sent")), sending()).kind).toBe("sent");
  });
});

describe("the steps", () => {
  const states = (...parameters: Parameters<typeof stepStates>) => stepStates(...parameters).map(({ state }) => state);

  it("wait for the response to the request", () => {
    expect(states(null, sending())).toEqual(["current", "todo", "todo"]);
  });

  it("do not include the email when the report is only generated", () => {
    expect(states(progress("running"), generating)).toEqual(["done", "current"]);
  });

  it("advance one by one to the email", () => {
    expect(states(progress("queued", dispatch("queued")), sending())).toEqual(["current", "todo", "todo"]);
    expect(states(progress("running", dispatch("queued")), sending())).toEqual(["done", "current", "todo"]);
    expect(states(progress("done", dispatch("sending")), sending())).toEqual(["done", "done", "current"]);
    expect(states(progress("done", dispatch("sent")), sending())).toEqual(["done", "done", "done"]);
  });

  it("show which step failed", () => {
    expect(states(progress("failed", dispatch("queued")), sending())).toEqual(["done", "failed", "todo"]);
    expect(states(progress("done", dispatch("failed")), sending())).toEqual(["done", "done", "failed"]);
    expect(states(progress("done", dispatch("uncertain")), sending())).toEqual(["done", "done", "uncertain"]);
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

  it("is none when the failed email is the one that counts", () => {
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
