import { beforeEach, describe, expect, test, vi } from "vitest";
import { bareOrigin } from "@agency/model/origin";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Log } from "../kit/log/log.ts";
import { deliverMail } from "../kit/mail/deliver-mail.ts";
import { replyProblem } from "../kit/mail/mail-problem.ts";
import type { Delivery, MailService, OutgoingMail, SendJournal } from "../kit/mail/mail-service.ts";
import { maximumAttempts } from "../kit/work/work.ts";
import type { Report, Revision } from "../reports/report.ts";
import { composeReport } from "./deliver-report.ts";
import type { DispatchWork } from "./dispatch-work.ts";
import type { Dispatch } from "./table.ts";

const approved = {
  clientName: "Kedai",
  comments: { en: "Well done" } as Snapshot["comments"],
  origins: { current: {}, compared: {} } as Snapshot["origins"],
} as Snapshot;
const report = { id: "report", revision: 2 } as Report;
const revision = { reportId: "report", number: 2, snapshot: approved } as Revision;
const dispatch = {
  id: "one",
  messageId: "<one@agency.test>",
  state: "queued",
  attempts: 1,
  revision: null,
} as Dispatch;
const mail = {
  id: "one",
  messageId: "<one@agency.test>",
  from: "a@agency.test",
  to: "b@client.test",
  raw: Buffer.of(),
};
const later = replyProblem("451 Later");
const deferred = { result: "refused", permanent: false, problem: later, cause: null } as const;
const unknown = replyProblem("550 5.1.1 No such mailbox");
const sentAt = new Date("2026-11-03T01:00:00Z");

/** The calls in order. */
let steps: string[];
const step =
  <T>(name: string, result: T) =>
  async () => {
    steps.push(name);
    return result;
  };

const work = {
  markSending: vi.fn<DispatchWork["markSending"]>(),
  markSent: vi.fn<DispatchWork["markSent"]>(),
  retry: vi.fn<DispatchWork["retry"]>(),
  fail: vi.fn<DispatchWork["fail"]>(),
  cancel: vi.fn<DispatchWork["cancel"]>(),
  markUncertain: vi.fn<DispatchWork["markUncertain"]>(),
};
const info = vi.fn<Log["info"]>();
const warn = vi.fn<Log["warn"]>();
const append = vi.fn<SendJournal["append"]>();
const sleep = vi.fn<(milliseconds: number) => Promise<void>>();
const draw = vi.fn(async (): Promise<OutgoingMail | null> => mail);
const service = vi.fn<MailService["deliver"]>();

beforeEach(() => {
  steps = [];
  work.markSending.mockReset().mockImplementation(step("sending", true));
  work.markSent.mockReset().mockImplementation(step("sent", undefined));
  work.retry.mockReset().mockImplementation(step("retry", undefined));
  work.fail.mockReset().mockImplementation(step("fail", undefined));
  work.cancel.mockReset().mockImplementation(step("cancel", undefined));
  work.markUncertain.mockReset().mockImplementation(step("uncertain", undefined));
  append.mockReset().mockImplementation(step("journal", undefined));
  sleep.mockReset().mockImplementation(step("wait", undefined));
  draw.mockReset().mockImplementation(step("draw", mail));
  mailServer({ result: "sent" });
});

function mailServer(answer: Delivery): void {
  service.mockReset().mockImplementation(async (_mail, beforeDot) => {
    if (!(await beforeDot())) return { result: "abandoned" };
    steps.push("dot");
    return answer;
  });
}

const deliver = (
  of: Dispatch = dispatch,
  { sampleMails = false, ...claimed }: { sampleMails?: boolean; revision?: Revision | null; obsolete?: boolean } = {},
) =>
  deliverMail(
    { work, mail: { deliver: service }, journal: { append }, clock: () => sentAt, sleep, log: { info, warn } },
    of,
    () =>
      composeReport(
        { work, sampleMails, draw },
        { row: of, report, revision, obsolete: false, firstMessageId: null, ...claimed },
      ),
  );

const away = () => Promise.reject(new Error("The database is away"));

test("a delivery writes the sending mark before the dot, and the journal before the sent mark", async () => {
  expect(await deliver()).toBe("sent");
  expect(steps).toEqual(["draw", "sending", "dot", "journal", "sent"]);
  expect(append).toHaveBeenCalledWith("one", sentAt);
});

test("an email brings the claimed revision", async () => {
  await deliver();
  expect(draw).toHaveBeenLastCalledWith(expect.objectContaining({ row: dispatch, report }), revision);
});

describe("a report email is not sent", () => {
  test("before its report is approved", async () => {
    expect(await deliver(dispatch, { revision: null })).toBe("superseded");
    expect(draw).not.toHaveBeenCalled();
  });

  test("when a later sending took its place, or its recipient is no longer a contact", async () => {
    expect(await deliver(dispatch, { obsolete: true })).toBe("superseded");
    expect(steps).toEqual(["cancel"]);
  });

  test("when its figures are samples, unless the demo mails them", async () => {
    const current = { totalVisitors: bareOrigin("sample", "2026-11-02T01:00:00.000Z") };
    const samples = { ...revision, snapshot: { ...approved, origins: { current, compared: {} } } };
    expect(await deliver(dispatch, { revision: samples })).toBe("failed");
    expect(work.fail).toHaveBeenCalledExactlyOnceWith(dispatch, { code: "sample_not_mailed", params: {} });
    expect(service).not.toHaveBeenCalled();
    expect(await deliver(dispatch, { revision: samples, sampleMails: true })).toBe("sent");
  });

  test("when the lease is lost before it is written", async () => {
    draw.mockResolvedValue(null);
    expect(await deliver()).toBe("superseded");
    expect(service).not.toHaveBeenCalled();
  });

  test("when the lease is lost before the dot, and the new holder's row stays unchanged", async () => {
    work.markSending.mockImplementation(step("sending", false));
    expect(await deliver()).toBe("superseded");
    expect(steps).toEqual(["draw", "sending"]);
  });

  test("but retried when the sending mark cannot be committed", async () => {
    work.markSending.mockImplementation(away);
    expect(await deliver()).toBe("retried");
    expect(steps).not.toContain("dot");
  });

  test("but retried when rendering fails, with the error in the log", async () => {
    const error = new Error("No font");
    draw.mockRejectedValue(error);
    expect(await deliver()).toBe("retried");
    expect(work.retry).toHaveBeenCalledWith(dispatch, { code: "render_failed", params: {} }, 1);
    expect(warn).toHaveBeenLastCalledWith({ err: error, id: "one" }, "A mail could not be made or handed over");
  });
});

describe("a report email refused by the mail server", () => {
  test("for now is retried with increasing delays", async () => {
    mailServer(deferred);
    for (const [attempts, seconds] of [
      [1, 1],
      [2, 2],
      [5, 16],
      [19, 600],
    ] as const) {
      const of = { ...dispatch, attempts };
      expect(await deliver(of)).toBe("retried");
      expect(work.retry).toHaveBeenLastCalledWith(of, later, seconds);
    }
  });

  test("for good fails with the server's reply", async () => {
    mailServer({ result: "refused", permanent: true, problem: unknown, cause: null });
    expect(await deliver()).toBe("failed");
    expect(work.fail).toHaveBeenCalledWith(dispatch, unknown);
    expect(warn).toHaveBeenLastCalledWith({ err: null, id: "one" }, "The mail server did not take a mail");
  });

  test("for now fails after the last try", async () => {
    mailServer(deferred);
    const last = { ...dispatch, attempts: maximumAttempts };
    expect(await deliver(last)).toBe("failed");
    expect(work.fail).toHaveBeenCalledWith(last, later);
  });
});

test("a report email fails without another try when its worker was killed at every try", async () => {
  expect(await deliver({ ...dispatch, attempts: maximumAttempts + 1 })).toBe("failed");
  expect(service).not.toHaveBeenCalled();
});

test("a report email becomes uncertain, never retried, when no reply follows the dot", async () => {
  mailServer({ result: "unknown", cause: new Error("Timeout") });
  expect(await deliver()).toBe("uncertain");
  expect(work.markUncertain).toHaveBeenCalledWith(dispatch, { code: "mail_unanswered", params: {} });
  expect(steps).not.toContain("retry");
});

describe("a report email accepted by the mail server", () => {
  test("is marked as sent, however long the database is down", async () => {
    for (let count = 0; count < 200; count += 1) work.markSent.mockImplementationOnce(away);
    expect(await deliver()).toBe("sent");
    expect(work.markSent).toHaveBeenCalledTimes(201);
    expect(sleep).toHaveBeenCalledTimes(200);
  });

  test("is marked as sent when the journal's disk is full, and the error is thrown", async () => {
    append.mockRejectedValue(new Error("ENOSPC"));
    await expect(deliver()).rejects.toThrow("journal");
    expect(steps).toContain("sent");
    expect(steps).not.toContain("retry");
  });
});

test.each([
  ["refused", deferred, "retry"],
  ["unknown", { result: "unknown", cause: new Error("Timeout") }, "markUncertain"],
] as const)("the outcome %s is recorded once the database is back", async (_name, answer, mark) => {
  mailServer(answer);
  work[mark].mockImplementationOnce(away).mockImplementationOnce(away);
  await deliver();
  expect(work[mark]).toHaveBeenCalledTimes(3);
});

test("a delivery throws when the database stays down, and leaves the lease to expire", async () => {
  mailServer(deferred);
  work.retry.mockImplementation(away);
  await expect(deliver()).rejects.toThrow("The database is away");
});
