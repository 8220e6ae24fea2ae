import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DispatchWork } from "../../sending/dispatch-work.ts";
import type { Dispatch } from "../../sending/table.ts";
import { recallSent, settleAbandoned } from "./deliver-mail.ts";
import type { SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";

const leaseUntil = new Date("2026-11-03T01:01:00Z");
const left = (id: string) => ({ id, messageId: `<${id}@agency.test>`, state: "sending", leaseUntil }) as Dispatch;

const markSent = vi.fn<DispatchWork["markSent"]>();
const requeueAbandoned = vi.fn<DispatchWork["requeueAbandoned"]>();
const markUncertain = vi.fn<DispatchWork["markUncertain"]>();
const find = vi.fn<(id: string) => Promise<Date | null>>();
const lookUp = vi.fn<(dispatch: { id: string }) => Promise<boolean | null>>();
let abandoned: Dispatch[];

const settle = () =>
  settleAbandoned({
    work: { abandoned: async () => abandoned, markSent, requeueAbandoned, markUncertain },
    journal: { find },
    mail: { lookUp },
  });

beforeEach(() => {
  abandoned = [left("one")];
  for (const mock of [markSent, requeueAbandoned, markUncertain]) mock.mockReset().mockResolvedValue(undefined);
  find.mockReset().mockResolvedValue(null);
  lookUp.mockReset().mockResolvedValue(null);
});

describe("an email abandoned after the final dot", () => {
  test("is marked as sent at the journal's time, without asking the mail service", async () => {
    const sentAt = new Date("2026-11-03T01:00:00Z");
    find.mockResolvedValue(sentAt);
    await settle();
    expect(markSent).toHaveBeenCalledExactlyOnceWith("one", sentAt);
    expect(lookUp).not.toHaveBeenCalled();
  });

  test("is marked as sent when the mail service accepted it", async () => {
    lookUp.mockResolvedValue(true);
    await settle();
    expect(markSent).toHaveBeenCalledExactlyOnceWith("one", leaseUntil);
  });

  test("is queued again when the mail service did not receive it", async () => {
    lookUp.mockResolvedValue(false);
    await settle();
    expect(requeueAbandoned).toHaveBeenCalledOnce();
    expect(markSent).not.toHaveBeenCalled();
  });

  test("is marked as uncertain, never retried, when its outcome is unknown", async () => {
    await settle();
    expect(markUncertain).toHaveBeenCalledOnce();
    expect(requeueAbandoned).not.toHaveBeenCalled();
  });

  test("stays unchanged when the journal cannot be read, since that proves nothing", async () => {
    find.mockRejectedValue(new Error("EIO"));
    await expect(settle()).rejects.toThrow("could not be settled");
    for (const mock of [markSent, requeueAbandoned, markUncertain]) expect(mock).not.toHaveBeenCalled();
  });
});

test("an abandoned email that cannot be settled does not block the others", async () => {
  abandoned = [left("one"), left("two"), left("three")];
  lookUp.mockImplementation(async ({ id }) => {
    if (id === "one") throw new Error("The mail service is away");
    return true;
  });
  await expect(settle()).rejects.toThrow("could not be settled");
  expect(markSent.mock.calls.map(([id]) => id)).toEqual(["two", "three"]);
});

const sentAt = new Date("2026-11-02T01:00:00Z");
const markRecalled = vi.fn<MailWork<Mailable>["markSent"]>();
const all = vi.fn<SendJournal["all"]>(async () => new Map([["known", sentAt]]));

const unanswered = (...ids: string[]) => ({
  work: { unanswered: async () => ids.map((id) => ({ id }) as Mailable), markSent: markRecalled },
  journal: { all },
});

test("a worker that starts reads its journal once, however many emails are unanswered", async () => {
  await recallSent(unanswered("unknown", "known", "another"));
  expect(all).toHaveBeenCalledOnce();
  expect(markRecalled.mock.calls).toEqual([["known", sentAt]]);
});

test("a worker that starts does not read its journal when no email is unanswered", async () => {
  all.mockClear();
  await recallSent(unanswered());
  expect(all).not.toHaveBeenCalled();
});
