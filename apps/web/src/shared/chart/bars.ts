import type { Count } from "@agency/model/report/report-document";

/** A chart of one bar a period, each of which may contain the bar of a part. */
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

export type Bar = { label: string; year: string; period: string; spoken: string; all: Count; part: Count | null };
