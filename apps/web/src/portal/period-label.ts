import type { ReportType } from "@agency/model/report/report-type";
import type { Format } from "./format.ts";

type Period = { start: string; end: string };

/** Writes a quarter, given its number from 1. */
type QuarterText = (number: number) => string;

/** A period at the foot of a chart, without its year: "2 Nov", "Oct", "Q3". */
export function shortPeriod(type: ReportType, { start }: Period, { day }: Format, quarter: QuarterText): string {
  switch (type) {
    case "weekly":
      return day(start, { day: "numeric", month: "short" });
    case "monthly":
      return day(start, { month: "short" });
    case "quarterly":
      return quarter(quarterOf(start));
  }
}

/** A period on its own: "2–8 November 2026", "October 2026", "Q3 2026". */
export function longPeriod(
  type: ReportType,
  { start, end }: Period,
  { day, range }: Format,
  quarter: QuarterText,
): string {
  switch (type) {
    case "weekly":
      return range(start, end);
    case "monthly":
      return day(start, { month: "long", year: "numeric" });
    case "quarterly":
      return `${quarter(quarterOf(start))} ${start.slice(0, 4)}`;
  }
}

function quarterOf(date: string): number {
  return Math.floor((Number(date.slice(5, 7)) - 1) / 3) + 1;
}
