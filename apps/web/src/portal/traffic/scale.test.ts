import { describe, expect, test } from "vitest";
import { axisTicks } from "./scale.ts";

describe("axisTicks", () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [843, [0, 500, 1000]],
    [1240, [0, 500, 1000, 1500]],
    [1_000_000, [0, 500_000, 1_000_000]],
  ])("marks an axis up to %d as %j", (maximum, ticks) => {
    expect(axisTicks(maximum)).toEqual(ticks);
  });

  test("always reaches the maximum in four steps or fewer", () => {
    for (let maximum = 1; maximum < 5_000_000; maximum = Math.ceil(maximum * 1.37)) {
      const ticks = axisTicks(maximum);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(new Set(ticks).size).toBe(ticks.length);
    }
  });
});
