import { describe, expect, it } from "vitest";
import { niceTicks } from "./chart.ts";

describe("niceTicks", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [84, [0, 25, 50, 75, 100]],
    [12_480, [0, 5000, 10_000, 15_000]],
    [2_000_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])("reaches %i in whole, round steps", (highest, expected) => {
    expect(niceTicks(highest)).toEqual(expected);
  });

  it("always reaches the highest value in at most five steps", () => {
    for (let highest = 1; highest < 5_000_000; highest = Math.ceil(highest * 1.37)) {
      const ticks = niceTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});
