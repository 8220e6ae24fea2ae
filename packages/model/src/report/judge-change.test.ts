import { describe, expect, test } from "vitest";
import type { NumberFigure } from "../figures.ts";
import { judgeChange } from "./judge-change.ts";
import { periodStarting, precedingPeriod } from "./periods.ts";

/** A month and those before it with their values, the newest first; null for one that is unknown. */
function judge(start: string, [value = null, ...earlier]: (number | null)[], figure: NumberFigure = "totalLeads") {
  const period = periodStarting("monthly", start);
  if (period === null) throw new Error(`No month begins on ${start}`);
  let past = period;
  const points = earlier.map((before) => {
    past = precedingPeriod("monthly", past);
    return { period: past, value: before };
  });
  return judgeChange(figure, "monthly", { period, value }, points.toReversed());
}

/** Twelve months of about 200, the newest first. */
const about200 = [200, 208, 195, 204, 192, 201, 207, 196, 203, 199, 205, 194];

describe("a change is told", () => {
  test("when the figure left its usual range in the direction of the change", () => {
    expect(judge("2026-08-01", [140, ...about200]).change).toMatchObject({ against: "before", from: 200, up: false });
    expect(judge("2026-08-01", [270, ...about200]).change).toMatchObject({ from: 200, up: true });
    // More than in the month before, and still less than usual.
    expect(judge("2026-08-01", [140, 90, ...about200.slice(1)]).change).toBeNull();
  });

  test.each([
    ["within the usual range", [190, ...about200]],
    ["of three of a few", [8, 11, 9, 10]],
    ["of a month without any before", [8]],
    ["after a gap", [140, null, ...about200.slice(0, 5)]],
  ])("unless it is one %s", (_, values) => {
    expect(judge("2026-08-01", values).change).toBeNull();
  });

  test("of less than five percent and more pieces only from six periods on", () => {
    expect(judge("2026-08-01", [955, 1000]).change).toBeNull();
    expect(judge("2026-08-01", [900, 1000]).change).toMatchObject({ from: 1000 });
    expect(judge("2026-08-01", [955, ...about200.map(() => 1000)]).usual).not.toBeNull();
  });
});

describe("periods of different length", () => {
  const aDay = (perDay: number) => [28, 31, 31, 30, 31, 30, 31].map((days) => days * perDay);

  test("are compared per day: February with January's visitors a day is not a fall", () => {
    expect(judge("2025-02-01", aDay(100), "totalVisitors").change).toBeNull();
    expect(judge("2025-02-01", aDay(100), "totalVisitors").isUsual).toBe(true);
  });

  test("are compared as they are in followers, positions and keywords", () => {
    for (const figure of ["totalFollowers", "averagePosition", "keywordsTracked"] as const) {
      expect(judge("2025-02-01", aDay(100), figure).change, figure).toMatchObject({ up: false });
    }
  });

  test("tell no rise of a business that has as much in a short month as in a long one", () => {
    expect(judge("2025-02-01", [3120, 3100, 3090, 3110, 3100, 3095, 3105], "totalVisitors").change).toBeNull();
  });

  test("tell no rise a day that is a fall as the report shows it", () => {
    const [, ...before] = aDay(100);
    expect(judge("2025-02-01", [3050, ...before], "totalVisitors").change).toBeNull();
  });
});

describe("festivals", () => {
  // Hari Raya was in March 2025 and 2026, Chinese New Year in January 2025 and February 2026.
  const beforeMarch = [...about200.slice(0, 11), 125];

  test("explain a fall in their month, beside what it was in theirs a year before", () => {
    expect(judge("2026-03-01", [120, 205, ...about200.slice(1, 11), 125]).change).toEqual({
      against: "before",
      from: 205,
      up: false,
      festivals: { when: "now", names: ["aidilfitri"] },
      aYearBefore: 125,
    });
  });

  test("replace the month before by the year before where the fall since then is unusual, too", () => {
    expect(judge("2026-03-01", [60, ...beforeMarch]).change).toMatchObject({
      against: "yearBefore",
      from: 125,
      festivals: { when: "both", names: ["aidilfitri"] },
    });
  });

  test("are named of Chinese New Year and Deepavali, and explain no rise", () => {
    expect(judge("2026-02-01", [120, ...about200]).change?.festivals?.names).toEqual(["chineseNewYear"]);
    expect(judge("2026-11-01", [120, ...about200]).change?.festivals?.names).toEqual(["deepavali"]);
    expect(judge("2026-11-01", [290, ...about200]).change).toMatchObject({ up: true, festivals: null });
  });

  test("make no rise of the month after them", () => {
    const afterRaya = [260, 120, ...about200.slice(0, 10), 255];
    // May 2026 follows a month without a festival; April follows Hari Raya, and so it did in 2024.
    expect(judge("2024-05-01", [260, 120, ...about200.slice(1, 11), 258]).change).toBeNull();
    expect(judge("2026-08-01", afterRaya).change).toMatchObject({ against: "before", from: 120 });
  });
});

describe("growth since the year before", () => {
  test("is told where it is the only news", () => {
    const since200 = [250, 248, 255, 246, 252, 250, 247, 254, 249, 251, 253, 245, 200];
    expect(judge("2026-08-01", since200).change).toEqual({
      against: "yearBefore",
      from: 200,
      up: true,
      festivals: null,
      aYearBefore: null,
    });
  });

  test("is told of a client that grows little by little", () => {
    const growing = Array.from({ length: 14 }, (_, index) => 250 - 4 * index);
    expect(judge("2026-08-01", growing).change).toMatchObject({ against: "yearBefore", from: 202 });
  });

  test.each([
    ["as large as chance", [208, ...about200.slice(0, 11), 200]],
    ["of a few pieces", [9, 6, 8, 5, 7, 9, 4, 8, 6, 7, 5, 8, 6]],
  ])("is not told when it is %s", (_, values) => {
    expect(judge("2026-04-01", values).change).toBeNull();
  });

  test("names the festival that only the year before had", () => {
    // Deepavali was in October 2025, and in November 2026.
    const since200 = [250, 248, 255, 246, 252, 250, 247, 254, 249, 251, 253, 245, 200];
    expect(judge("2026-10-01", since200).change).toMatchObject({
      from: 200,
      festivals: { when: "then", names: ["deepavali"] },
    });
  });

  test("is not told of one month alone whose year before had another festival", () => {
    // Chinese New Year was in January 2025, and in February 2026.
    const [, ...earlier] = about200;
    expect(judge("2026-01-01", [202, ...earlier, 150, 207]).change).toBeNull();
    expect(judge("2026-08-01", [202, ...earlier, 150, 207]).change).toMatchObject({ against: "yearBefore", from: 150 });
  });

  test("is not reported as a fall", () => {
    expect(judge("2026-08-01", [140, ...about200.slice(0, 11), 100]).change).toMatchObject({ against: "before" });
  });

  test("is not told of weeks, which two years do not share", () => {
    const week = (value: number | null, start: string) => ({ period: { start, end: start }, value });
    const change = judgeChange("totalLeads", "weekly", week(250, "2026-08-03"), [week(100, "2025-08-04")]);
    expect(change.change).toBeNull();
  });
});

test("a place is not judged by months in which Google itself counted it wrongly, but those are by each other", () => {
  const wrong = [12.9, 13.3, 13.6, 13.5, 13.8, 14.2, 13.9];
  expect(judge("2026-05-01", [17.4, ...wrong], "averagePosition")).toMatchObject({ change: null, usual: null });
  const since = [16.9, 16.8, 16.9, 17.1, 17.2, 17.4];
  expect(judge("2026-11-01", [17.0, ...since, ...wrong], "averagePosition").isUsual).toBe(true);
  expect(judge("2026-03-01", [17.4, ...wrong], "averagePosition").change).toMatchObject({ from: 12.9, up: true });
});
