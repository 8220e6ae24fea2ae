import type { Period } from "@agency/model/report/periods";
import { dayCount } from "./dates.ts";
import { hasWord, numbersBeside, type Words } from "./words.ts";

/** The days of a week, and of the shortest quarter. */
const week = 7;
const quarter = 90;

/**
 * Whether a text names a length of time that is not that of the periods beside it: "20 days only", "3-month average", "Week 1-3". A
 * table of six months is one of "Last 6 months".
 * @param words without dates
 */
export function isOfOtherLength(words: Words, periods: Period[]): boolean {
  const lengths = new Map(periods.map(({ start, end }) => [start, dayCount(start, end)]));
  const counts = [...lengths.values()];
  const weeks = counts.filter((days) => days === week).length;
  const months = counts.filter((days) => days !== week).length * (counts.every((days) => days >= quarter) ? 3 : 1);
  if (hasWord(words, "weekNumber") && weeks < counts.length) return true;
  return (
    numbersBeside(words, "days").some((days) => !counts.includes(days)) ||
    numbersBeside(words, "weeks").some((count) => count !== weeks) ||
    numbersBeside(words, "months").some((count) => count !== months)
  );
}
