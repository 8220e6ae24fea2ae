import { overPeriods } from "./figures.ts";
import { type Period, periodWith, precedingPeriod } from "./report/periods.ts";
import { type ReportType, reportTypes } from "./report/report-type.ts";

/** The figures that can have a target, in the order of forms. */
export const targetFigures = ["totalLeads", "totalVisitors", "averagePosition", "totalFollowers", "adSpend"] as const;
export type TargetFigure = (typeof targetFigures)[number];

/**
 * Targets of a month; null for a figure without one. A position is reached at the target or better, so below it. Ad spend has a budget in the
 * agency's currency, which is used and not reached; reports that were approved before there were budgets have none.
 */
export type Targets = Record<Exclude<TargetFigure, "adSpend">, number | null> & { adSpend?: number | null };

export const noTargets: Targets = {
  totalLeads: null,
  totalVisitors: null,
  averagePosition: null,
  totalFollowers: null,
  adSpend: null,
};

/** Something that the agency did for a client or plans to, in one line. */
export type WorkItem = {
  /** Whose report names it: that of the period which begins on `periodStart` (`2026-10-01`). */
  reportType: ReportType;
  periodStart: string;
  text: string;
  /** An http or https address, or null. */
  link: string | null;
};

/**
 * The target of a report of some type, from that of a month: three times as much in a quarter where months add up, as for leads;
 * nothing where each period has its own, as for visitors. A week has no part of a month's target.
 */
export function targetsFor(type: ReportType, targets: Targets): Targets {
  if (type === "monthly") return targets;
  const figureTarget = (figure: TargetFigure) => {
    const target = targets[figure] ?? null;
    const over = overPeriods(figure);
    if (target === null || over === "level") return target;
    return over === "sum" && type === "quarterly" ? target * 3 : null;
  };
  return Object.fromEntries(targetFigures.map((figure) => [figure, figureTarget(figure)])) as Targets;
}

/** The types of lines that a report names: those of its own period, and of the shorter ones that end in it. */
export function lineTypes(type: ReportType): ReportType[] {
  return reportTypes.slice(0, reportTypes.indexOf(type) + 1);
}

/**
 * The reports that name a line: as done in its own period and in the longer ones in which that ends, or as planned in those before.
 * @param line with the last day of its period
 */
export function reportsNaming({
  reportType,
  periodEnd,
  planned,
}: Pick<WorkItem, "reportType"> & { periodEnd: string; planned: boolean }): { type: ReportType; period: Period }[] {
  return reportTypes
    .filter((type) => lineTypes(type).includes(reportType))
    .map((type) => {
      const period = periodWith(type, periodEnd);
      return { type, period: planned ? precedingPeriod(type, period) : period };
    });
}
