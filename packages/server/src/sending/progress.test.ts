import { describe, expect, it } from "vitest";
import type { DispatchState, ReportState, RunOutcome } from "@agency/model/states";
import { mailsOfSending } from "./mails.ts";
import { tellMails, tellRun } from "./progress.ts";

const [one, other] = ["aminah@kedai.example", "wei@kedai.example"];
const noFigures = { code: "no_figures", params: {} } as const;
const noMailbox = { code: "mailbox_unknown", params: { reply: "550" } } as const;

function mail(state: DispatchState, number = 0, recipient = one) {
  const sentAt = state === "sent" ? new Date("2026-11-02T01:00:05.000Z") : null;
  const problem = state === "failed" ? noMailbox : null;
  const told = { revision: 1, recipientName: null, attempts: 1, requestedAt: new Date("2026-11-02T01:00:00.000Z") };
  return {
    ...told,
    id: `${state} ${number}`,
    reportId: "report",
    number,
    recipient,
    state,
    sentAt,
    problem,
    counts: true,
  };
}

/** An email beside another to the same recipient that counts. */
const outdone = (...parameters: Parameters<typeof mail>) => ({ ...mail(...parameters), counts: false });

const made = { problem: null, unapproved: false, doubtful: false, undrawn: false };
const report = (state: ReportState) => ({ ...made, state, problem: state === "failed" ? noFigures : null });
const run = (number: number | null, outcome: RunOutcome) => ({ id: "run", number, outcome });

describe("the end of a request for a report", () => {
  it("names every email by what became of it", () => {
    const told = tellRun(report("done"), run(0, "failed"), [mail("failed"), mail("sent", 0, other)]);
    expect(told.mails).toEqual({
      state: "failed",
      sentAt: "2026-11-02T01:00:05.000Z",
      sent: [other],
      failed: [{ recipient: one, problem: noMailbox }],
      uncertain: [],
    });
  });

  it("gives the report's problem when the report failed", () => {
    expect(tellRun(report("failed"), run(0, "failed"), [mail("failed")]).problem).toEqual(noFigures);
  });

  it.each([
    [{ doubtful: true, undrawn: true }, "figures_doubtful"],
    [{ undrawn: true }, "letters_missing"],
  ])("says why a generated report waits for a look: %j", (facts, code) => {
    const waits = { ...report("done"), ...facts };
    expect(tellRun({ ...waits, unapproved: true }, run(null, "prepared"), []).problem).toMatchObject({ code });
    expect(tellRun(waits, run(null, "prepared"), []).problem).toBeNull();
  });
});

it("tells the problem of the last try while a request goes on", () => {
  const tried = { ...mail("queued"), problem: noMailbox };
  expect(tellRun(report("done"), run(0, "pending"), [tried]).problem).toEqual(noMailbox);
  expect(tellRun(report("queued"), run(0, "pending"), [tried]).problem).toBeNull();
});

describe("the steps", () => {
  const states = (state: ReportState, outcome: RunOutcome, number: number | null = 0) =>
    tellRun(report(state), run(number, outcome), []).steps.map((step) => step.state);

  it("do not include the email when the report is only generated", () => {
    expect(states("running", "pending", null)).toEqual(["done", "current"]);
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
    expect(states("failed", "failed", null)).toEqual(["done", "failed"]);
    expect(states("done", "uncertain")).toEqual(["done", "done", "uncertain"]);
  });

  it("stay done when the report is generated again later", () => {
    expect(states("running", "sent")).toEqual(["done", "done", "done"]);
  });
});

it("a later email to the same recipient takes the place of one of a sending, if it counts", () => {
  const state = (...mails: ReturnType<typeof mail>[]) => mailsOfSending(mails, 0).map((found) => found.state);
  expect(state(mail("sent", 1), outdone("failed", 0))).toEqual(["sent"]);
  expect(state(outdone("failed", 1), mail("sent", 0))).toEqual(["sent"]);
  expect(state(mail("failed", 1), outdone("sent", 0))).toEqual(["failed"]);
});

it.each<[DispatchState[], DispatchState | null]>([
  [[], null],
  [["sent", "queued"], "queued"],
  [["failed", "sending"], "sending"],
  [["failed", "uncertain"], "uncertain"],
  [["sent", "failed"], "failed"],
  [["cancelled", "sent"], "sent"],
  [["cancelled", "cancelled"], "cancelled"],
])("emails that are %j are, in one word, %s", (states, word) => {
  expect(tellMails(states.map((state) => mail(state))).state).toBe(word);
});
