import { expect, test } from "vitest";
import type { BoardRow } from "@agency/contracts/board";
import { reportActions } from "@agency/model/states";
import { stepInPlace } from "./row-actions.tsx";

const row = (changes: Partial<Pick<BoardRow, "state" | "actions" | "origins">>, unasked = false) =>
  ({ actions: [...reportActions], origins: ["google"], quarter: null, detail: { unasked }, ...changes }) as BoardRow;

test.each([
  ["ready", "prepare"],
  ["failed", "retry"],
  ["approved", "send"],
  ["revised", "send"],
  ["prepared", null],
  ["sending", null],
  ["sent", null],
] as const)("the next step of a report that is %s, done in place, is %s", (state, step) => {
  expect(stepInPlace(row({ state }))).toBe(step);
});

test.each([
  ["was sent", { sent: 1, changed: { sent: true } }, "seeChange"],
  ["was approved only", { sent: 0, changed: { sent: false } }, null],
  ["has a later revision that nobody was sent", { sent: 0, changed: { sent: true } }, null],
] as const)("the next step of a report that changed and %s, leads to its step in place", (_was, detail, step) => {
  const changed = { ...row({ state: "changed" }), detail } as unknown as BoardRow;
  expect(stepInPlace(changed)).toBe(step);
  expect(stepInPlace({ ...changed, actions: ["prepare"] })).toBeNull();
});

test("nothing is offered that cannot be done, and nothing is prepared of figures that are not there yet", () => {
  expect(stepInPlace(row({ state: "approved", actions: ["prepare"] }))).toBeNull();
  expect(stepInPlace(row({ state: "ready" }, true))).toBeNull();
  expect(stepInPlace(row({ state: "ready", origins: ["sample"] }))).toBeNull();
});
