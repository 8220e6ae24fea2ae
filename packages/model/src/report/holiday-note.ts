import { type Festival, festivalsIn } from "./festivals.ts";
import { formatList, joinItems } from "./format.ts";
import { periodHeading } from "./period-label.ts";
import type { Period } from "./periods.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";

/** Percent by which a figure falls, at least, before a festival is named as a reason. */
const dip = 10;

/** Marks the label of a bar that the note is about. */
export const holidayMark = "*";

export type HolidayNote = {
  /** The first days of the marked periods. */
  marked: ReadonlySet<string>;
  /** "* Holidays may explain fewer: 16–22 February 2026 (Chinese New Year)"; null when nothing fell on a festival. */
  text: string | null;
};

/**
 * Names the festivals in periods whose figure is at least a tenth lower than the known one before.
 * @param points oldest first
 */
export function holidayNote(
  type: ReportType,
  points: (Period & { value: number | null })[],
  t: ReportText,
  locale: string,
): HolidayNote {
  const explained: { period: Period; festivals: Festival[] }[] = [];
  let before: number | null = null;
  for (const point of points) {
    if (point.value === null) continue;
    if (before !== null && point.value < before && point.value <= before * (1 - dip / 100)) {
      const festivals = festivalsIn(type, point);
      if (festivals.length > 0) explained.push({ period: point, festivals });
    }
    before = point.value;
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
