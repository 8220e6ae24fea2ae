import { describe, expect, test } from "vitest";
import { axisTicks } from "./axis-ticks.ts";

describe("axisTicks", () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [84, [0, 25, 50, 75, 100]],
    [1000, [0, 250, 500, 750, 1000]],
    [1240, [0, 500, 1000, 1500]],
    [12_480, [0, 5000, 10_000, 15_000]],
    [2_000_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])("marks an axis up to %d as %j", (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });

  test("always reaches the highest value in four whole steps or fewer", () => {
    for (let highest = 1; highest < 5_000_000_000; highest = Math.ceil(highest * 1.37)) {
      const ticks = axisTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(new Set(ticks).size).toBe(ticks.length);
    }
  });
});
