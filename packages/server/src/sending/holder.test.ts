import { expect, test } from "vitest";
import type { DispatchState } from "@agency/model/states";
import { holderOf } from "./holder.ts";

type Given = { state: DispatchState; revision?: number | null };

/** What somebody has by these emails: first the first one. */
function after(...mails: [Given, ...Given[]]) {
  const [first, ...others] = mails.map(({ state, revision = null }, number) => ({
    id: `mail-${number}`,
    reportId: "report",
    recipient: "owner@client.test",
    number,
    revision,
    state,
    sentAt: state === "sent" ? new Date(Date.UTC(2026, 10, 2, number)) : null,
  }));
  if (!first) throw new Error("No email is given");
  return holderOf([first, ...others]);
}

test.each<[DispatchState, DispatchState, string, number]>([
  ["failed", "queued", "waiting", 0],
  ["failed", "sending", "waiting", 0],
  ["failed", "sent", "sent", 0],
  ["failed", "uncertain", "uncertain", 0],
  ["failed", "failed", "failed", 1],
  ["cancelled", "failed", "failed", 0],
  ["cancelled", "sent", "sent", 0],
  ["cancelled", "cancelled", "cancelled", 1],
  ["sent", "failed", "sent", 1],
  ["queued", "sent", "waiting", 1],
])("an email that is %s after one that was %s makes it %s", (later, first, state, number) => {
  expect(after({ state: first }, { state: later })).toMatchObject({ state, dispatchId: `mail-${number}` });
});

test("a failed email counts where the one before brought an older revision", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "failed", revision: 2 });
  expect(holder).toMatchObject({ state: "failed", brings: 2, revision: 1, reached: 0 });
});

test("a cancelled email of a newer revision leaves what was sent before", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "cancelled", revision: 2 });
  expect(holder).toMatchObject({ state: "sent", brings: 1, revision: 1, reached: 0 });
});

test("the newest revision that was sent is theirs, whatever was asked for since", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "sent", revision: 3 }, { state: "queued" });
  expect(holder).toEqual({
    reportId: "report",
    recipient: "owner@client.test",
    revision: 3,
    sentAt: new Date("2026-11-02T01:00:00Z"),
    reached: 2,
    dispatchId: "mail-2",
    brings: null,
    state: "waiting",
  });
});

test("nobody is reached by emails that failed or were cancelled", () => {
  expect(after({ state: "failed" }, { state: "cancelled" })).toMatchObject({
    revision: 0,
    sentAt: null,
    reached: null,
  });
});
