import { expect, test } from "vitest";
import { analyse, type CheckerState, isDisabled, scoreVerdict } from "./analyse.ts";

test.each([
  [0, "attention"],
  [49, "attention"],
  [50, "improvement"],
  [74, "improvement"],
  [75, "good"],
  [100, "good"],
] as const)("a score of %i means %s", (score, verdict) => {
  expect(scoreVerdict(score)).toBe(verdict);
});

test("the button is disabled without an address and during the analysis", () => {
  expect(isDisabled("  ", { name: "empty" })).toBe(true);
  expect(isDisabled("https://kedai.example", { name: "empty" })).toBe(false);
  expect(isDisabled("https://kedai.example", { name: "analysing" })).toBe(true);
});

test("the score appears after two seconds, however fast the audit is", async () => {
  const shown: CheckerState[] = [];
  let end = () => {};
  const waited = (milliseconds: number) => {
    expect(milliseconds).toBe(2000);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const check = async () => ({ score: 61, auditId: "a" });
  const analysis = analyse(" https://kedai.example ", check, (state) => shown.push(state), waited);
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([{ name: "analysing" }]);
  end();
  await analysis;
  expect(shown.at(-1)).toEqual({ name: "score", score: 61, auditId: "a" });
});

test("a failed audit is reported, and an empty address is not audited", async () => {
  const shown: CheckerState[] = [];
  const show = (state: CheckerState) => shown.push(state);
  const fail = () => Promise.reject(new Error("down"));
  await analyse("https://kedai.example", fail, show, async () => {});
  await analyse("  ", fail, show, async () => {});
  expect(shown).toEqual([{ name: "analysing" }, { name: "failed" }]);
});
