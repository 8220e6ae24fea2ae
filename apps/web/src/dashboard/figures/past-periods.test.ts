import { describe, expect, it } from "vitest";
import { pastPeriods } from "./past-periods.ts";

describe("the periods offered for typing in figures", () => {
  it("are weeks from Monday to Sunday, across the year's end", () => {
    const weeks = pastPeriods("weekly", { start: "2026-01-05", end: "2026-01-11" });
    expect(weeks.slice(0, 3)).toEqual([
      { start: "2026-01-05", end: "2026-01-11" },
      { start: "2025-12-29", end: "2026-01-04" },
      { start: "2025-12-22", end: "2025-12-28" },
    ]);
  });

  it("are months of the right length, including leap years", () => {
    const months = pastPeriods("monthly", { start: "2024-03-01", end: "2024-03-31" });
    expect(months.slice(1, 4)).toEqual([
      { start: "2024-02-01", end: "2024-02-29" },
      { start: "2024-01-01", end: "2024-01-31" },
      { start: "2023-12-01", end: "2023-12-31" },
    ]);
  });

  it("are calendar quarters", () => {
    const quarters = pastPeriods("quarterly", { start: "2026-01-01", end: "2026-03-31" });
    expect(quarters.slice(1, 3)).toEqual([
      { start: "2025-10-01", end: "2025-12-31" },
      { start: "2025-07-01", end: "2025-09-30" },
    ]);
  });

  it("go back at least a year", () => {
    for (const [type, start, end] of [
      ["weekly", "2026-10-26", "2026-11-01"],
      ["monthly", "2026-10-01", "2026-10-31"],
      ["quarterly", "2026-07-01", "2026-09-30"],
    ] as const) {
      expect(pastPeriods(type, { start, end }).at(-1)?.start.localeCompare("2025-11-01")).toBe(-1);
    }
  });
});
