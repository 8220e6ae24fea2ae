import { country } from "@agency/content/settings";
import { festivalDays } from "./dated-events.ts";
import type { Period } from "./periods.ts";
import type { ReportType } from "./report-type.ts";

/** Festivals on which shops close and fewer people search. */
export const festivals = ["newYear", "chineseNewYear", "aidilfitri", "aidiladha", "deepavali", "christmas"] as const;
export type Festival = (typeof festivals)[number];

/** Countries that keep all of these festivals. Elsewhere only those of the common calendar may explain a figure. */
const keepsAll: readonly string[] = ["MY", "SG", "BN"];

/** Festivals that move through the year, and keep businesses closed long enough to be seen in a month. */
const seenInMonths: readonly Festival[] = ["chineseNewYear", "aidilfitri", "deepavali"];

/** For how many days businesses are closed; one for the others. */
const lengths: Partial<Record<Festival, number>> = { chineseNewYear: 3, aidilfitri: 3 };

const oneDay = 86_400_000;

/**
 * The festivals of a period, in its order. A month has only festivals that affect it; a quarter is too long for any. Years outside the
 * list of dates have only those of the common calendar.
 * @param place the code of the agency's country
 */
export function festivalsIn(type: ReportType, period: Period, place: string = country.code): Festival[] {
  if (type === "quarterly") return [];
  const kept = festivals.filter((festival) => type === "weekly" || seenInMonths.includes(festival));
  const found = kept.flatMap((festival) =>
    festivalStarts(festival, period, place).flatMap((start) =>
      overlaps(start, festival, period) ? [{ festival, start }] : [],
    ),
  );
  return found.toSorted((one, other) => one.start.localeCompare(other.start)).map(({ festival }) => festival);
}

/** The days on which a festival begins, in the years that a period touches. */
function festivalStarts(festival: Festival, { start, end }: Period, place: string): readonly string[] {
  const years = [...new Set([start.slice(0, 4), end.slice(0, 4)])];
  if (festival === "newYear") return years.map((year) => `${year}-01-01`);
  if (festival === "christmas") return years.map((year) => `${year}-12-25`);
  return keepsAll.includes(place) ? festivalDays[festival] : [];
}

function overlaps(first: string, festival: Festival, { start, end }: Period): boolean {
  const last = new Date(Date.parse(first) + ((lengths[festival] ?? 1) - 1) * oneDay).toISOString().slice(0, 10);
  return first <= end && last >= start;
}
