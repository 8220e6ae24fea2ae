import { describe, expect, it } from "vitest";
import { type Festival, festivalsIn } from "./festivals.ts";
import { holidayNote } from "./holiday-note.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";

const t: ReportText = (key, params = {}) => [key, ...Object.values(params)].join(" ");

const note = (type: ReportType, points: ReturnType<typeof weeks>) =>
  holidayNote({ figure: "totalVisitors", type, points }, t, "en-MY");

/** Weeks from 2 February 2026 on; Chinese New Year is in the third. */
function weeks(...values: (number | null)[]) {
  return values.map((value, index) => {
    const day = (days: number) => new Date(Date.UTC(2026, 1, 2 + days)).toISOString().slice(0, 10);
    return { start: day(index * 7), end: day(index * 7 + 6), value };
  });
}

describe("the festivals of a period", () => {
  it.each<[string, string, Festival[]]>([
    ["2025-01-27", "2025-02-02", ["chineseNewYear"]],
    ["2026-02-16", "2026-02-22", ["chineseNewYear"]],
    ["2026-03-16", "2026-03-22", ["aidilfitri"]],
    ["2026-05-25", "2026-05-31", ["aidiladha"]],
    ["2026-11-02", "2026-11-08", ["deepavali"]],
    ["2026-12-21", "2026-12-27", ["christmas"]],
    ["2026-12-28", "2027-01-03", ["newYear"]],
    ["2026-06-01", "2026-06-07", []],
  ])("the week from %s to %s", (start, end, festivals) => {
    expect(festivalsIn("weekly", { start, end })).toEqual(festivals);
  });

  it.each(["2020-11-14", "2021-11-04", "2022-10-24", "2023-11-12", "2024-10-31", "2025-10-20", "2027-10-28"])(
    "Deepavali of %s, as it was announced",
    (day) => {
      const year = { start: `${day.slice(0, 4)}-10-10`, end: `${day.slice(0, 4)}-11-30` };
      expect(festivalsIn("weekly", year)).toEqual(["deepavali"]);
      expect(festivalsIn("weekly", { start: day, end: day })).toEqual(["deepavali"]);
    },
  );

  it("are those of the common calendar only where the agency's country does not keep the others", () => {
    const year = { start: "2026-01-01", end: "2026-12-31" };
    expect(festivalsIn("weekly", year, "SG")).toHaveLength(6);
    expect(festivalsIn("weekly", year, "GB")).toEqual(["newYear", "christmas"]);
  });

  it("a month has only festivals that move through the year and last, a quarter none", () => {
    expect(festivalsIn("monthly", { start: "2026-02-01", end: "2026-02-28" })).toEqual(["chineseNewYear"]);
    expect(festivalsIn("monthly", { start: "2026-11-01", end: "2026-11-30" })).toEqual(["deepavali"]);
    expect(festivalsIn("monthly", { start: "2026-12-01", end: "2026-12-31" })).toEqual([]);
    expect(festivalsIn("quarterly", { start: "2026-01-01", end: "2026-03-31" })).toEqual([]);
  });
});

describe("the note on holidays", () => {
  it("names the festival of a week that fell by a tenth or more, and marks it", () => {
    const { marked, text } = note("weekly", weeks(100, 100, 90, 100));
    expect([...marked]).toEqual(["2026-02-16"]);
    expect(text).toBe("* festivals.note festivals.period 16–22 February 2026 festivals.chineseNewYear");
  });

  it.each([
    ["fell less", weeks(100, 100, 91)],
    ["stayed at zero", weeks(0, 0, 0, 0)],
    ["grew", weeks(100, 100, 120)],
    ["is unknown", weeks(100, 100, null, 50)],
    ["is the first", weeks(null, null, 50)],
  ])("says nothing of a week that %s", (_how, points) => {
    expect(note("weekly", points)).toEqual({ marked: new Set(), text: null });
  });

  it("says nothing of a week that is as low as weeks usually are, or lower only for another way of counting", () => {
    const earlier = [100, 80, 120, 70, 90, 110, 100].map((value, index) => ({
      start: `2026-01-0${index + 1}`,
      end: `2026-01-0${index + 1}`,
      value,
    }));
    const festive = { start: "2026-02-17", end: "2026-02-17" };
    expect(note("weekly", [...earlier, { ...festive, value: 70 }]).text).toBeNull();
    expect(note("weekly", [...earlier, { ...festive, value: 5 }]).text).not.toBeNull();
    const recounted = weeks(100, 100, 50).map((point, index) => ({
      ...point,
      measure: index < 2 ? ("active_users" as const) : ("total_users" as const),
    }));
    expect(note("weekly", recounted).text).toBeNull();
  });

  it("says nothing of a month that is only shorter", () => {
    const [january, february] = [
      { start: "2026-01-01", end: "2026-01-31" },
      { start: "2026-02-01", end: "2026-02-28" },
    ];
    const months = (value: number) => [
      { ...january, value: 3100 },
      { ...february, value },
    ];
    expect(note("monthly", months(2790)).text).toBeNull();
    expect(note("monthly", months(2500)).text).toContain("festivals.chineseNewYear");
  });

  it("compares with the last known week", () => {
    expect(note("weekly", weeks(100, null, 50)).text).not.toBeNull();
  });
});
