import { expect, test } from "vitest";
import { splitChange, splitInThree, wholeParts } from "./split.ts";

test("fewer leads are divided between fewer visits and fewer leads a visit", () => {
  // By hand: 5,000 visits at 2% are 100 leads, 4,000 at 1.5% are 60. Visits: -1,000 x 1.75% = -17.5; rate: -0.5% x 4,500 = -22.5.
  expect(splitChange({ count: 100, volume: 5000 }, { count: 60, volume: 4000 })).toEqual({ volume: -17, rate: -23 });
});

test("a factor that stayed the same has no part, and each may go the other way", () => {
  expect(splitChange({ count: 20, volume: 1000 }, { count: 40, volume: 2000 })).toEqual({ volume: 20, rate: 0 });
  expect(splitChange({ count: 20, volume: 1000 }, { count: 40, volume: 1000 })).toEqual({ volume: 0, rate: 20 });
  // Visits x 2, leads a visit halved and a little more.
  expect(splitChange({ count: 100, volume: 1000 }, { count: 90, volume: 2000 })).toEqual({ volume: 73, rate: -83 });
});

const volumes = [1, 2, 3, 7, 11, 960, 17_410, 2_000_000_011];
const counts = [0, 1, 2, 5, 13, 164, 99_991];

test("the parts of any change add up to it, and swapping the periods turns them round", () => {
  for (const v0 of volumes)
    for (const v1 of volumes)
      for (const c0 of counts)
        for (const c1 of counts) {
          const there = splitChange({ count: c0, volume: v0 }, { count: c1, volume: v1 });
          expect(there.volume + there.rate).toBe(c1 - c0);
          const back = splitChange({ count: c1, volume: v1 }, { count: c0, volume: v0 });
          expect(Math.abs(there.volume + back.volume)).toBeLessThanOrEqual(1);
        }
});

test("what is left by rounding down goes to the largest remainders", () => {
  expect(wholeParts([7n, 7n, 6n], 10n)).toEqual([1, 1, 0]);
  expect(wholeParts([-15n, 5n], 10n)).toEqual([-1, 0]);
  expect(wholeParts([-30n, -20n], 10n)).toEqual([-3, -2]);
});

test("conversions are divided between spend, clicks for the money and conversions a click, by the mean of all six orders", () => {
  const [before, now] = [
    { count: 20, volume: 1000, middle: 100 },
    { count: 45, volume: 1500, middle: 180 },
  ];
  // By hand: spend 1000 -> 1500, clicks for the money 0.1 -> 0.12, conversions a click 0.2 -> 0.25.
  expect(splitInThree(before, now)).toEqual({ volume: 12, middle: 6, rate: 7 });
  // Each of the six orders, one factor after the other.
  const factors = ({ count, volume, middle }: typeof before) => [volume, middle / volume, count / middle];
  const [from, to] = [factors(before), factors(now)];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const means = [0, 0, 0];
  for (const order of orders) {
    const at = [...from];
    for (const factor of order) {
      const product = at.reduce((all, one) => all * one, 1);
      at[factor] = to[factor] ?? 0;
      means[factor] = (means[factor] ?? 0) + (at.reduce((all, one) => all * one, 1) - product) / orders.length;
    }
  }
  const { volume, middle, rate } = splitInThree(before, now);
  expect([volume, middle, rate].every((part, factor) => Math.abs(part - (means[factor] ?? 0)) < 1)).toBe(true);
});

test("the three parts of any change add up to it, and a factor that stayed the same has no part", () => {
  // With larger ones, parts against each other would be beyond what a double holds exactly.
  const spent = volumes.filter((volume) => volume < 1_000_000);
  for (const v0 of spent)
    for (const v1 of spent)
      for (const m0 of [1, 3, 960, 17_410])
        for (const c0 of counts)
          for (const c1 of [0, 13, 99_991]) {
            const parts = splitInThree({ count: c0, volume: v0, middle: m0 }, { count: c1, volume: v1, middle: 11 });
            expect(parts.volume + parts.middle + parts.rate).toBe(c1 - c0);
            if (v0 === v1) expect(parts.volume).toBe(0);
          }
  const same = { volume: 900, middle: 70 };
  expect(splitInThree({ count: 10, ...same }, { count: 14, ...same })).toEqual({ volume: 0, middle: 0, rate: 4 });
});
