import { expect, test } from "vitest";
import { type LimitedFigure, scoreVerdict, speedVerdict } from "./speed-limits.ts";

test.each<[LimitedFigure, number, string]>([
  ["largestContentfulPaint", 2500, "good"],
  ["largestContentfulPaint", 2501, "fair"],
  ["largestContentfulPaint", 4000, "fair"],
  ["largestContentfulPaint", 4001, "poor"],
  ["cumulativeLayoutShift", 0.1, "good"],
  ["cumulativeLayoutShift", 0.26, "poor"],
  ["totalBlockingTime", 600, "fair"],
])("%s of %d is %s", (figure, value, verdict) => {
  expect(speedVerdict(figure, value)).toBe(verdict);
});

test("a score is good from 90 and poor below 50, as Lighthouse colours it", () => {
  expect([100, 90, 89, 50, 49, 0].map(scoreVerdict)).toEqual(["good", "good", "fair", "fair", "poor", "poor"]);
});
