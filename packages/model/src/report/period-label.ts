import { formatDate, formatDates } from "./format.ts";
import type { Period } from "./periods.ts";
import type { QuarterKey, ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";

const quarterKeys: readonly QuarterKey[] = ["q1", "q2", "q3", "q4"];

/** A period on its own, capitalised: "October 2026". */
export function periodHeading(type: ReportType, period: Period, t: ReportText, locale: string): string {
  return capitalised(periodLabel(type, period, t, locale), locale);
}

/** A period within a sentence: "2–8 November 2026", "October 2026", "Q3 2026 (July to September)". */
export function periodLabel(type: ReportType, period: Period, t: ReportText, locale: string): string {
  const [main, months] = periodParts(type, period, t, locale);
  return months === undefined ? main : t("quarter.whole", { quarter: main, months });
}

/** The first and the last of some periods within a sentence. */
export function periodSpan(
  type: ReportType,
  periods: readonly Period[],
  t: ReportText,
  locale: string,
): { first: string; last: string } {
  const label = (period: Period | undefined) => (period ? periodLabel(type, period, t, locale) : "");
  return { first: label(periods[0]), last: label(periods.at(-1)) };
}

/** A period in one part or, for a quarter, its name and its months separately. */
export function periodParts(
  type: ReportType,
  period: Period,
  t: ReportText,
  locale: string,
): [main: string] | [main: string, months: string] {
  switch (type) {
    case "weekly":
      return [formatDates(period.start, period.end, locale)];
    case "monthly":
      return [formatDate(period.start, locale, { month: "long", year: "numeric" })];
    case "quarterly": {
      const first = formatDate(period.start, locale, { month: "long" });
      const last = formatDate(period.end, locale, { month: "long" });
      return [t(`quarter.${quarterKey(period)}`, { year: periodYear(period) }), t("quarter.months", { first, last })];
    }
  }
}

/** A period under a chart's bar, without its year: "2 Nov", "Oct", "Q3". */
export function shortPeriodLabel(type: ReportType, period: Period, t: ReportText, locale: string): string {
  switch (type) {
    case "weekly":
      return formatDate(period.start, locale, { day: "numeric", month: "short" });
    case "monthly":
      return formatDate(period.start, locale, { month: "short" });
    case "quarterly":
      return t(`quarterShort.${quarterKey(period)}`);
  }
}

/** The year in which a period begins: "2026". */
export function periodYear(period: Period): string {
  return period.start.slice(0, 4);
}

function quarterKey(period: Period): QuarterKey {
  const month = Number(period.start.slice(5, 7));
  const key = quarterKeys[Math.floor((month - 1) / 3)];
  if (key === undefined) throw new RangeError(`No month: ${period.start}`);
  return key;
}

/** Capitalises the first letter. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

export function uncapitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}
