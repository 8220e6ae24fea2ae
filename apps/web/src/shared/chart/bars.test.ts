import { expect, test } from "vitest";
import { type Bar, barAt, barForKey, type ChartInput, layOutChart } from "./bars.ts";

function makeBar(label: string, year: string, all: number | null, part: number | null): Bar {
  const period = `${label} ${year}`;
  return {
    label,
    year,
    period,
    layers: [
      { tone: "whole", value: all },
      { tone: "part", value: part },
    ],
    spoken: period,
  };
}

const months = ["Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"];
const year = months.map((label, index) => makeBar(label, index < 2 ? "2025" : "2026", 100 * (index + 1), 50));
const ticks = [0, 500, 1000, 1500].map((value) => ({ value, text: String(value) }));

const layOut = (input: Partial<ChartInput>) =>
  layOutChart({ bars: year, ticks, target: null, width: 700, letter: 13, lines: 16, ...input });

test("the chart names every month where there is room, and each year once", () => {
  const { bars } = layOut({});
  expect(bars.every(({ labelled }) => labelled)).toBe(true);
  expect(bars.filter(({ newYear }) => newYear).map(({ bar }) => bar.year)).toEqual(["2025", "2026"]);
});

test("the chart omits labels on a narrow screen, but never that of the newest period", () => {
  const labelled = layOut({ width: 300 }).bars.filter((bar) => bar.labelled);
  expect(labelled.length).toBeLessThan(12);
  expect(labelled.at(-1)?.bar.label).toBe("Oct");
});

test("the years below a narrow chart do not touch: one that ends at once gives way", () => {
  const quarters = ["2023", "2024", "2024", "2024", "2024", "2025", "2025", "2025", "2025", "2026", "2026", "2026"];
  const bars = quarters.map((at, index) => makeBar(`Q${((index + 3) % 4) + 1}`, at, 10, 5));
  const named = layOut({ bars, width: 300 }).bars.filter(({ newYear }) => newYear);
  expect(named.map(({ bar }) => bar.year)).toEqual(["2024", "2025", "2026"]);
});

test("the chart keeps bars within the drawing, side by side, at any text size", () => {
  for (const [width, letter] of [
    [280, 13],
    [280, 26],
    [1200, 13],
  ] as const) {
    const { bars, plot } = layOut({ width, letter });
    for (const [index, bar] of bars.entries()) {
      expect(bar.x).toBeGreaterThanOrEqual(bars[index - 1] ? (bars[index - 1]?.x ?? 0) + bar.width : plot.left);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width);
    }
  }
});

test("the chart scales bars to the highest tick and draws none for an unknown figure", () => {
  const drawn = [makeBar("Sep", "2026", null, null), makeBar("Oct", "2026", 1500, 0)];
  const { bars, plot } = layOut({ bars: drawn });
  expect(bars[0]).toMatchObject({ layers: [], labelled: true });
  expect(bars[1]?.layers).toEqual([
    { tone: "whole", top: expect.closeTo(plot.top) },
    { tone: "part", top: expect.closeTo(plot.bottom) },
  ]);
});

test("the chart draws a single bar at the left, narrower than the chart", () => {
  const { bars, plot } = layOut({ bars: year.slice(-1) });
  expect(bars).toHaveLength(1);
  expect(bars[0]?.x).toBeLessThan(plot.left + 100);
  expect(bars[0]?.width).toBeLessThan(80);
});

const columns = [40, 140, 240].map((x) => ({ x, width: 20 }));

test.each([
  [0, 0],
  [99, 0],
  [101, 1],
  [150, 1],
  [900, 2],
])("the bar nearest to %i pixels is number %i", (x, index) => {
  expect(barAt(columns, x)).toBe(index);
});

test("a chart without bars has none to read", () => {
  expect(barAt([], 10)).toBeNull();
});

test.each([
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 1, 2],
  ["ArrowRight", 2, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowLeft", null, 1],
  ["Escape", 1, null],
])("%s leads from bar %o to bar %o", (key, read, next) => {
  expect(barForKey(key, read, 3)).toBe(next);
});

test.each([
  ["Tab", 1],
  ["Enter", 1],
  ["Escape", null],
])("%s from bar %o is left to the page", (key, read) => {
  expect(barForKey(key, read, 3)).toBeUndefined();
});
