import { axisTicks } from "./scale.ts";

export type ChartInput = {
  bars: readonly { label: string; year: string; all: number | null; part: number | null }[];
  tickLabel: (value: number) => string;
  /** Of the whole drawing, in pixels. */
  width: number;
  /** The size of its letters, in pixels; every distance follows it, so that larger text gets the room it needs. */
  letter: number;
};

export type ChartBar = {
  x: number;
  width: number;
  /** Upper edges in pixels; null where the figure is not known. */
  allTop: number | null;
  partTop: number | null;
  /** Empty where the labels would run into each other. */
  label: string;
  year: string;
};

export type ChartLayout = {
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  ticks: { y: number; label: string }[];
  bars: ChartBar[];
};

/** The mean width of a digit or letter of the text face, as a part of its size. */
const letterWidth = 0.6;

/** Places the bars and labels of a chart. Few bars stand at the left, as wide as they would among seven. */
export function layOutChart({ bars, tickLabel, width, letter }: ChartInput): ChartLayout {
  const values = bars.flatMap(({ all, part }) => [all ?? 0, part ?? 0]);
  const ticks = axisTicks(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;
  const tickWidth = Math.max(...ticks.map((tick) => tickLabel(tick).length)) * letter * letterWidth;
  const plot = { left: tickWidth + letter, right: width, top: letter * 2.2, bottom: letter * 18 };
  const y = (value: number) => plot.bottom - (value / top) * (plot.bottom - plot.top);

  const slot = (plot.right - plot.left) / Math.max(bars.length, 7);
  const barWidth = Math.min(slot * 0.66, letter * 4);
  const every = labelEvery(
    bars.map(({ label }) => label),
    slot,
    letter,
  );
  let labelledYear = "";

  return {
    height: plot.bottom + letter * 3.4,
    plot,
    ticks: ticks.map((tick) => ({ y: y(tick), label: tickLabel(tick) })),
    bars: bars.map(({ label, year, all, part }, index) => {
      // Counted from the newest, so that the period of the report is always named.
      const labelled = (bars.length - 1 - index) % every === 0;
      const newYear = labelled && year !== labelledYear;
      if (newYear) labelledYear = year;
      return {
        x: plot.left + slot * (index + 0.5) - barWidth / 2,
        width: barWidth,
        allTop: all === null ? null : y(all),
        partTop: part === null ? null : y(part),
        label: labelled ? label : "",
        year: newYear ? year : "",
      };
    }),
  };
}

function labelEvery(labels: string[], slot: number, letter: number): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil(((longest + 1) * letter * letterWidth) / slot));
}
