import { figureKind } from "../figures.ts";
import { type TargetFigure, targetsFor } from "../plan.ts";
import { formatCount, formatDate, formatDates, formatMoney, formatOneDecimal } from "./format.ts";
import { periodStarting } from "./periods.ts";
import type { WorkLines } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import { rounded } from "./rounding.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The target of a figure, and whether it was reached: "Target 120: reached", "Target 120: 94% of it"; of a budget, how much of it was used.
 * Null without a target.
 */
export function targetText(snapshot: Snapshot, key: string, t: ReportText, locale: string): string | null {
  const target = findTarget(snapshot, key);
  const value = snapshot.figures[key as TargetFigure];
  if (target === null || value === null) return null;
  if (figureKind(key as TargetFigure) === "position") {
    const text = formatOneDecimal(target, locale);
    // As it is shown, so that no sentence contradicts it.
    return t(rounded(value, 1) <= rounded(target, 1) ? "target.reached" : "target.positionMissed", { target: text });
  }
  const percent = formatCount(Math.floor((value * 100) / target), locale);
  if (key === "adSpend") return t("target.budget", { target: formatMoney(target, locale), percent });
  const text = formatCount(target, locale);
  if (value >= target) return t("target.reached", { target: text });
  return t("target.missed", { target: text, percent });
}

/** The line of a target in a chart of a figure. */
export function targetLine(
  snapshot: Snapshot,
  key: "totalLeads" | "totalVisitors",
  t: ReportText,
  locale: string,
): { value: number; text: string } | null {
  const value = findTarget(snapshot, key);
  return value === null ? null : { value, text: t("target.line", { target: formatCount(value, locale) }) };
}

function findTarget({ type, targets }: Snapshot, key: string): number | null {
  return targetsFor(type, targets)[key as TargetFigure] ?? null;
}

/** The work done in the period, or planned for the one after; null without a line. */
export function presentWork(
  which: "work" | "next",
  {
    type,
    language,
    writtenIn = language,
    ...snapshot
  }: Pick<Snapshot, "type" | "work" | "next" | "language" | "writtenIn">,
  t: ReportText,
  locale: string,
): WorkLines | null {
  if (snapshot[which].length === 0) return null;
  const items = snapshot[which].map(({ reportType, periodStart, text, link }) => ({
    period: reportType === type ? null : shorterPeriod(reportType, periodStart, locale),
    text,
    link,
  }));
  return { heading: t(which), language: writtenIn, items };
}

/** A week or month within a longer period: "5–11 October 2026", "July". */
function shorterPeriod(type: ReportType, start: string, locale: string): string {
  const end = periodStarting(type, start)?.end ?? start;
  return type === "weekly" ? formatDates(start, end, locale) : formatDate(start, locale, { month: "long" });
}
