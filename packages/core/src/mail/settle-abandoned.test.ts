import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DispatchWork } from "../reports/report-repository.ts";
import type { Dispatch } from "../reports/report.ts";
import { settleAbandoned } from "./settle-abandoned.ts";

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

describe("a sending left behind after the dot", () => {
  test("that the journal knows is sent, at the journal's moment; nobody is asked", async () => {
    const sentAt = new Date("2026-11-03T01:00:00Z");
    find.mockResolvedValue(sentAt);
    await settle();
    expect(markSent).toHaveBeenCalledExactlyOnceWith("one", sentAt);
    expect(lookUp).not.toHaveBeenCalled();
  });

  test("that the mail service has is sent", async () => {
    lookUp.mockResolvedValue(true);
    await settle();
    expect(markSent).toHaveBeenCalledExactlyOnceWith("one", leaseUntil);
  });

  test("that the mail service does not have is tried again", async () => {
    lookUp.mockResolvedValue(false);
    await settle();
    expect(requeueAbandoned).toHaveBeenCalledOnce();
    expect(markSent).not.toHaveBeenCalled();
  });

  test("that nobody knows about is shown to the staff, never tried again", async () => {
    await settle();
    expect(markUncertain).toHaveBeenCalledOnce();
    expect(requeueAbandoned).not.toHaveBeenCalled();
  });

  test("is left as it is where the journal cannot be read: it is no proof that nothing was sent", async () => {
    find.mockRejectedValue(new Error("EIO"));
    await expect(settle()).rejects.toThrow("could not be settled");
    for (const mock of [markSent, requeueAbandoned, markUncertain]) expect(mock).not.toHaveBeenCalled();
  });
});

test("one that cannot be settled does not keep the others waiting", async () => {
  abandoned = [left("one"), left("two"), left("three")];
  lookUp.mockImplementation(async ({ id }) => {
    if (id === "one") throw new Error("The mail service is away");
    return true;
  });
  await expect(settle()).rejects.toThrow("could not be settled");
  expect(markSent.mock.calls.map(([id]) => id)).toEqual(["two", "three"]);
});
