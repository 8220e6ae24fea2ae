import { type Measure, isComparable } from "../measures.ts";
import { type Festival, festivalsIn } from "./festivals.ts";
import { formatList, joinItems } from "./format.ts";
import { judgeStanding } from "./judge-change.ts";
import { periodHeading } from "./period-label.ts";
import { countDays, type Period } from "./periods.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import type { HistoryFigure } from "./snapshot.ts";

/** Percent by which a figure falls, at least, before a festival is named beside it. */
const dip = 10;

/** Marks the label of a bar that the note is about. */
export const holidayMark = "*";

export type HolidayNote = {
  /** The first days of the marked periods. */
  marked: ReadonlySet<string>;
  /** "* With holidays: 16–22 February 2026 (Chinese New Year)"; null when nothing fell on a festival. */
  text: string | null;
};

/** A bar of a chart, and how its figure is counted where somebody stated it. */
type Point = Period & { value: number | null; measure?: Measure | undefined };

/** What a chart shows. `points` are oldest first, the newest being the report's own. */
type Charted = { figure: HistoryFigure; type: ReportType; points: Point[] };

/**
 * Names the festivals in periods whose figure is at least a tenth lower a day than the known one before, counted in the same way, and
 * below the range that is usual in the report.
 */
export function holidayNote({ figure, type, points }: Charted, t: ReportText, locale: string): HolidayNote {
  const explained: { period: Period; festivals: Festival[] }[] = [];
  const earlier = points.slice(0, -1).map(({ start, end, value }) => ({ period: { start, end }, value }));
  let before: { aDay: number; measure: Measure | undefined } | null = null;
  for (const point of points) {
    if (point.value === null) continue;
    const aDay = point.value / countDays(point);
    const fell: boolean = before !== null && aDay < before.aDay && aDay <= before.aDay * (1 - dip / 100);
    const { isUsual, usual } = judgeStanding(figure, type, { period: point, value: point.value }, earlier);
    const isLow = usual === null || (!isUsual && point.value < usual.low);
    if (fell && isLow && isComparable(before?.measure, point.measure)) {
      const festivals = festivalsIn(type, point);
      if (festivals.length > 0) explained.push({ period: point, festivals });
    }
    before = { aDay, measure: point.measure };
  }
  const periods = explained.map(({ period, festivals }) =>
    t("festivals.period", {
      period: periodHeading(type, period, t, locale),
      festivals: formatList(
        festivals.map((festival) => t(`festivals.${festival}`)),
        locale,
      ),
    }),
  );
  return {
    marked: new Set(explained.map(({ period }) => period.start)),
    text:
      periods.length === 0 ? null : `${holidayMark} ${t("festivals.note", { periods: joinItems(periods, locale) })}`,
  };
}
