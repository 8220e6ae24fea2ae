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
    festivalSpans(festival, period, place).flatMap(({ first, last }) =>
      first <= period.end && last >= period.start ? [{ festival, first }] : [],
    ),
  );
  return found.toSorted((one, other) => one.first.localeCompare(other.first)).map(({ festival }) => festival);
}

/** The first and the last day on which businesses are closed. */
type Span = { first: string; last: string };

/** Worked out once: a report asks for the festivals of hundreds of periods. */
const moving = Object.fromEntries(
  Object.entries(festivalDays).map(([festival, days]) => [
    festival,
    days.map((first): Span => ({ first, last: dayAfter(first, (lengths[festival as Festival] ?? 1) - 1) })),
  ]),
) as Record<keyof typeof festivalDays, Span[]>;

/** When a festival is, in the years that a period touches. */
function festivalSpans(festival: Festival, { start, end }: Period, place: string): readonly Span[] {
  if (festival !== "newYear" && festival !== "christmas") return keepsAll.includes(place) ? moving[festival] : [];
  const day = festival === "newYear" ? "01-01" : "12-25";
  const years = [...new Set([start.slice(0, 4), end.slice(0, 4)])];
  return years.map((year) => ({ first: `${year}-${day}`, last: `${year}-${day}` }));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);
}
