import { expect, test } from "vitest";
import { partialSplit, trafficSplit } from "./traffic-split.ts";

function split(organicTraffic: number | null, socialTraffic: number, directTraffic: number, otherTraffic: number) {
  return trafficSplit({ organicTraffic, socialTraffic, directTraffic, otherTraffic });
}

test("whole percentages are rounded by the largest remainders", () => {
  expect(split(650, 200, 100, 50)).toEqual({ organic: 65, social: 20, direct: 10, other: 5 });
  // 47.6, 29.5, 17.4 and 5.5 percent: rounded separately, they would add up to 101.
  expect(split(476, 295, 174, 55)).toEqual({ organic: 48, social: 30, direct: 17, other: 5 });
  expect(split(1, 1, 1, 0)).toEqual({ organic: 34, social: 33, direct: 33, other: 0 });
});

test("the percentages always add up to 100", () => {
  for (let organic = 0; organic < 40; organic++) {
    for (let social = 1; social < 40; social += 3) {
      const parts = Object.values(split(organic, social, organic * social, 7) ?? {});
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }
  }
  expect(split(1e9, 1e9, 1e9, 1)).toEqual({ organic: 34, social: 33, direct: 33, other: 0 });
});

test("a full split needs all four parts and at least one visitor", () => {
  expect(split(null, 1, 1, 1)).toBeNull();
  expect(split(0, 0, 0, 0)).toBeNull();
});

test("a partial split gives known shares of all visitors, and the rest up to 100", () => {
  const unknown = { organicTraffic: null, socialTraffic: null, directTraffic: null, otherTraffic: null };
  expect(partialSplit({ ...unknown, totalVisitors: 301, organicTraffic: 150 })).toEqual({ organic: 50, rest: 50 });
  expect(partialSplit({ ...unknown, totalVisitors: 300, organicTraffic: 100, otherTraffic: 0 })).toEqual({
    organic: 33,
    other: 0,
    rest: 67,
  });
});

test("a partial split needs the total, a known source and at least one visitor", () => {
  const parts = { organicTraffic: 150, socialTraffic: null, directTraffic: null, otherTraffic: null };
  expect(partialSplit({ ...parts, totalVisitors: null })).toBeNull();
  expect(partialSplit({ ...parts, totalVisitors: 0 })).toBeNull();
  expect(partialSplit({ ...parts, organicTraffic: null, totalVisitors: 301 })).toBeNull();
  expect(partialSplit({ ...parts, totalVisitors: 149 })).toBeNull();
});
