import type { ChartPoint, HistoryChart } from "@agency/model/report/report-document";

export type ChartInput = Pick<HistoryChart, "points" | "ticks"> & {
  /** Width of the whole drawing, in pixels. */
  width: number;
  /** Font size in pixels. Distances scale with it, so that larger text gets the room it needs. */
  letter: number;
};

export type ChartBar = {
  point: ChartPoint;
  x: number;
  width: number;
  /** Top edges in pixels. Null if the figure is unknown. */
  visitorsTop: number | null;
  organicTop: number | null;
  /** Whether there is room for the label, and whether the bar starts a new year. */
  labelled: boolean;
  newYear: boolean;
};

export type ChartLayout = {
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  ticks: { y: number; text: string }[];
  bars: ChartBar[];
};

/** The mean width of a character, as a fraction of the font size. */
const letterWidth = 0.6;

/** Places the bars and labels of a chart. Few bars are placed at the left, as wide as they would be among seven. */
export function layOutChart({ points, ticks, width, letter }: ChartInput): ChartLayout {
  const ceiling = ticks.at(-1)?.value ?? 1;
  const tickWidth = Math.max(...ticks.map(({ text }) => text.length)) * letter * letterWidth;
  const plot = { left: tickWidth + letter, right: width, top: letter * 0.7, bottom: letter * 16.5 };
  const y = (value: number) => plot.bottom - (value / ceiling) * (plot.bottom - plot.top);

  const slot = (plot.right - plot.left) / Math.max(points.length, 7);
  const barWidth = Math.min(slot * 0.66, letter * 4);
  const every = labelEvery(points, slot, letter);
  let labelledYear = "";

  return {
    height: plot.bottom + letter * 3.4,
    plot,
    ticks: ticks.map(({ value, text }) => ({ y: y(value), text })),
    bars: points.map((point, index) => {
      const { visitors, organic, year } = point;
      // Counted from the newest, so that the period of the report always has a label.
      const labelled = (points.length - 1 - index) % every === 0;
      const newYear = labelled && year !== labelledYear;
      if (newYear) labelledYear = year;
      return {
        point,
        x: plot.left + slot * (index + 0.5) - barWidth / 2,
        width: barWidth,
        visitorsTop: visitors.value === null ? null : y(visitors.value),
        organicTop: organic.value === null ? null : y(organic.value),
        labelled,
        newYear,
      };
    }),
  };
}

function labelEvery(points: readonly ChartPoint[], slot: number, letter: number): number {
  const longest = Math.max(0, ...points.map(({ label }) => label.length));
  return Math.max(1, Math.ceil(((longest + 1) * letter * letterWidth) / slot));
}
