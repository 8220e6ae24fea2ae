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

test("nothing is offered that cannot be done, and nothing is prepared of figures that are not there yet", () => {
  expect(stepInPlace(row({ state: "approved", actions: ["prepare"] }))).toBeNull();
  expect(stepInPlace(row({ state: "ready" }, true))).toBeNull();
  expect(stepInPlace(row({ state: "ready", origins: ["sample"] }))).toBeNull();
});
