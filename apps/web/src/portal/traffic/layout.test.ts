import { expect, test } from "vitest";
import { type ChartInput, layOutChart } from "./layout.ts";

const months = ["Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"];
const year = months.map((label, index) => ({
  label,
  year: index < 2 ? "2025" : "2026",
  all: 100 * (index + 1),
  part: 50,
}));

const layOut = (input: Partial<ChartInput>) =>
  layOutChart({ bars: year, tickLabel: String, width: 700, letter: 13, ...input });

test("names every month where there is room, and each year once", () => {
  const { bars } = layOut({});
  expect(bars.map(({ label }) => label)).toEqual(months);
  expect(bars.map(({ year: text }) => text).filter(Boolean)).toEqual(["2025", "2026"]);
});

test("leaves labels out on a narrow screen, never that of the newest period", () => {
  const { bars } = layOut({ width: 300 });
  const labels = bars.map(({ label }) => label).filter(Boolean);
  expect(labels.length).toBeLessThan(12);
  expect(labels.at(-1)).toBe("Oct");
});

test("keeps bars within the drawing, side by side, at any size of text", () => {
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

test("stands a bar on the axis in proportion, and none for what is not known", () => {
  const bars = [
    { label: "Sep", year: "2026", all: null, part: null },
    { label: "Oct", year: "2026", all: 100, part: 0 },
  ];
  const { bars: drawn, plot } = layOut({ bars });
  expect(drawn[0]).toMatchObject({ allTop: null, partTop: null, label: "Sep" });
  expect(drawn[1]?.allTop).toBeCloseTo(plot.top);
  expect(drawn[1]?.partTop).toBeCloseTo(plot.bottom);
});

test("draws one bar at the left, not as wide as the chart", () => {
  const { bars, plot } = layOut({ bars: year.slice(-1) });
  expect(bars).toHaveLength(1);
  expect(bars[0]?.x).toBeLessThan(plot.left + 100);
  expect(bars[0]?.width).toBeLessThan(80);
});
