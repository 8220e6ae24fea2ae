export type ChartInput = Pick<Bars, "bars" | "ticks" | "target"> & {
  /** Width of the whole drawing, in pixels. */
  width: number;
  /** Font size in pixels. Distances scale with it, so that larger text gets the room it needs. */
  letter: number;
  /** Height of the highest bar in lines of text. */
  lines: number;
};

export type ChartBar = {
  bar: Bar;
  x: number;
  width: number;
  /** Its layers with their top edges in pixels, those whose figures are known. */
  layers: { tone: Layer["tone"]; top: number }[];
  /** Whether there is room for the label, and whether the bar starts a new year. */
  labelled: boolean;
  newYear: boolean;
  /** Where the line before it stands; null without one. */
  division: number | null;
};

export type ChartLayout = {
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  ticks: { y: number; text: string }[];
  target: { y: number; text: string } | null;
  bars: ChartBar[];
};

/** The mean width of a character, as a fraction of the font size. */
const letterWidth = 0.6;

/** Places the bars and labels of a chart. Few bars are placed at the left, as wide as they would be among seven. */
export function layOutChart({ bars, ticks, target, width, letter, lines }: ChartInput): ChartLayout {
  const ceiling = ticks.at(-1)?.value ?? 1;
  const tickWidth = Math.max(...ticks.map(({ text }) => text.length)) * letter * letterWidth;
  const plot = { left: tickWidth + letter, right: width, top: letter * 0.7, bottom: letter * (lines + 0.5) };
  const y = (value: number) => plot.bottom - (value / ceiling) * (plot.bottom - plot.top);

  const slot = (plot.right - plot.left) / Math.max(bars.length, 7);
  const barWidth = Math.min(slot * 0.66, letter * 4);
  const every = labelEvery(bars, slot, letter);
  let labelledYear = "";
  // A year that ends at once gives way to the next one, where both would touch.
  const yearRoom = Math.ceil((5 * letter * letterWidth) / slot);
  const endsSoon = (from: number) =>
    bars
      .slice(from + 1, from + yearRoom)
      .some(({ year }, index) => year !== bars[from]?.year && isLabelled(from + 1 + index));
  // Counted from the newest, so that the period of the report always has a label.
  const isLabelled = (index: number) => (bars.length - 1 - index) % every === 0;

  return {
    height: plot.bottom + letter * 3.4,
    plot,
    ticks: ticks.map(({ value, text }) => ({ y: y(value), text })),
    target: target && { y: y(target.value), text: target.text },
    bars: bars.map((bar, index) => {
      const { layers, year } = bar;
      const labelled = isLabelled(index);
      const newYear = labelled && year !== labelledYear && !endsSoon(index);
      if (newYear) labelledYear = year;
      return {
        bar,
        x: plot.left + slot * (index + 0.5) - barWidth / 2,
        width: barWidth,
        layers: layers.flatMap(({ value, tone }) => (value === null ? [] : [{ tone, top: y(value) }])),
        labelled,
        newYear,
        division: bar.recounted ? plot.left + slot * index : null,
      };
    }),
  };
}

function labelEvery(bars: readonly Bar[], slot: number, letter: number): number {
  const longest = Math.max(0, ...bars.map(({ label }) => label.length));
  return Math.max(1, Math.ceil(((longest + 1) * letter * letterWidth) / slot));
}

/** The index of the bar nearest to a place, in pixels from the left of the drawing; null without bars. */
export function barAt(bars: readonly Pick<ChartBar, "x" | "width">[], x: number): number | null {
  const distances = bars.map((bar) => Math.abs(bar.x + bar.width / 2 - x));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? null : nearest;
}

/**
 * The bar that a key leads to from the current one, the newest when none is; null closes. Undefined for any other key.
 */
export function barForKey(key: string, read: number | null, count: number): number | null | undefined {
  const last = count - 1;
  const from = read ?? last;
  if (key === "Escape") return read === null ? undefined : null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, from - 1);
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, from + 1);
  return undefined;
}

/** A chart of one bar a period, made of layers. */
export type Bars = {
  /** From 0 to at least the highest bar. */
  ticks: { value: number; text: string }[];
  /** Text of the chart for screen readers. */
  summary: string;
  /** A line across the chart, with its text; null without one. */
  target: { value: number; text: string } | null;
  /** Oldest first. */
  bars: Bar[];
};

export type Bar = {
  label: string;
  year: string;
  period: string;
  spoken: string;
  /** Whether a dashed line stands before it, because something is counted differently from it on. */
  recounted?: boolean;
  layers: Layer[];
};

/**
 * A part of a bar, from the axis up to its value: each layer lies before the ones listed earlier, so that the highest comes first. A null
 * value is unknown. `whole` and `part` are all and some of the same; `first` to `fourth` are parts of a stack, the best first.
 */
export type Layer = { value: number | null; tone: "whole" | "part" | Step };
export const steps = ["first", "second", "third", "fourth"] as const;
type Step = (typeof steps)[number];
