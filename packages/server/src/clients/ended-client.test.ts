import { expect, test } from "vitest";
import { deletionDay, endedBefore, requireEndInPast } from "./ended-client.ts";

const period = { amount: 24, unit: "month" } as const;

test.each([
  ["24 months after the contract, when the staff were warned in time", "2024-12-20", "2026-11-20", "2026-12-20"],
  ["30 days after the warning, when the contract ended long ago", "2016-11-20", "2026-11-20", "2026-12-20"],
  ["on the last day of February, when the contract ended on a leap day", "2024-02-29", "2026-01-29", "2026-02-28"],
])("a client is deleted %s", (_when, endedOn, warned, deleted) => {
  expect(deletionDay({ endedOn, deletionWarnedAt: new Date(`${warned}T01:00:00Z`) }, period)).toBe(deleted);
});

test("the warning comes 30 days before, by the agency's calendar", () => {
  // In Malaysia it is already the 21st.
  const now = new Date("2026-11-20T16:30:00Z");
  expect(endedBefore(now, period)).toBe("2024-11-21");
  expect(endedBefore(now, period, { days: 30 })).toBe("2024-12-21");
});

test("a contract can end today but not tomorrow", () => {
  const now = new Date("2026-11-20T16:30:00Z");
  requireEndInPast({ endedOn: null }, now);
  requireEndInPast({ endedOn: "2026-11-21" }, now);
  expect(() => requireEndInPast({ endedOn: "2026-11-22" }, now)).toThrow("invalid_input");
});
