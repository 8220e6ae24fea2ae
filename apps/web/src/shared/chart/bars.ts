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
export type Step = (typeof steps)[number];
