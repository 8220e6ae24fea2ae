import { expect, test } from "vitest";
import { serverScore } from "./server-score.ts";

const good = { serverResponseTime: 200, loadTime: 1200, bytes: 800_000, requests: 30 };
const median = { serverResponseTime: 600, loadTime: 3500, bytes: 2_500_000, requests: 75 };

test("the server score is 90 at the good values and 50 at the medians", () => {
  expect(serverScore(good)).toBe(90);
  expect(serverScore(median)).toBe(50);
});

test("the server score is 100 for an empty page and 0 for an endless load", () => {
  expect(serverScore({ serverResponseTime: 0, loadTime: 0, bytes: 0, requests: 0 })).toBe(100);
  expect(serverScore({ serverResponseTime: 1e6, loadTime: 1e6, bytes: 1e12, requests: 1e5 })).toBe(0);
});

test.each(["serverResponseTime", "loadTime", "bytes", "requests"] as const)(
  "a higher %s never improves the server score",
  (name) => {
    const scores = [0.1, 0.5, 1, 2, 4, 8, 16].map((factor) =>
      serverScore({ ...median, [name]: median[name] * factor }),
    );
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(scores).size).toBeGreaterThan(3);
  },
);
