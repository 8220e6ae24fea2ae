import { lastCompletePeriod, type Period, periodAfter, periodStarting } from "@agency/model/report/periods";
import { readDate, resolveDay } from "./dates.ts";
import { normalHeader } from "./headers.ts";
import type { ImportProblem } from "./import-result.ts";
import { isNumber } from "./numbers.ts";
import { type Sheet, textAt } from "./sheet.ts";

/** Google's headers in languages that people here set, as `normalHeader` writes them, with commas between. */
export const named = (...lines: string[]) =>
  new Set(lines.flatMap((line) => line.split(", ").map((header) => normalHeader(header))));
export const filterHeaders = named(
  "filter value, penapis nilai, 过滤器 值, 篩選器 值, filter wert, filtre valeur, filter nilai",
);
const webSearch = named("web, 网络, 网页, 網路, 網頁, ウェブ");
const dateFilters = named("date, dates, tarikh, 日期, datum, tanggal, 日付");

/** Whether a row of Filters is about days or the ordinary web search. */
function isOrdinaryFilter(name: string, value: string): boolean {
  return webSearch.has(normalHeader(value)) || dateFilters.has(normalHeader(name));
}

/** Whether a sheet beside tables of Search Console holds its filters, in whatever language: names and values that are texts. */
export function isFilters({ rows }: Sheet): boolean {
  return rows.length > 1 && rows.every(({ cells }) => cells.length === 2 && !cells.some(isNumber));
}

export type Range = { start: string; end: string };

/** How Filters begins when an export compares two periods or two groups. */
const comparison = /^(?:bandingkan\b|perbandingan\b|比较|比較|vergleich|compar)/i;

/**
 * Filters other than the days and the ordinary web search leave only a part of the site's numbers.
 * @param isOwn whether a value names the report itself
 */
export function refuseFilters(
  filters: Sheet | undefined,
  isOwn: (value: string) => boolean = () => false,
): ImportProblem[] {
  return (filters?.rows.slice(1) ?? []).flatMap((row): ImportProblem[] => {
    const [name, value] = [textAt(row, 0), textAt(row, 1)];
    const place = { field: name, line: row.line, ...namedSheet(filters) };
    if (comparison.test(value)) return [{ ...place, problem: "compared" }];
    const harmless = isOrdinaryFilter(name, value) || rangeIn(value) !== null || isOwn(value);
    return harmless ? [] : [{ ...place, problem: "filtered", params: { value: value.slice(0, 60) } }];
  });
}

export function namedSheet(sheet: Sheet | undefined): { sheet?: string } {
  return sheet?.name ? { sheet: sheet.name } : {};
}

export function rangeIn(text: string): Range | null {
  const reading = readDate(text);
  if (reading?.kind === "period") return periodStarting(reading.type, reading.start);
  if (reading?.kind !== "range") return null;
  const [start, end] = [resolveDay(reading.from, "day_first"), resolveDay(reading.to, "day_first")];
  return start && end && start <= end ? { start, end } : null;
}

export function dayIn(text: string): string | null {
  const reading = readDate(text);
  return reading?.kind === "day" ? resolveDay(reading.day, "day_first") : null;
}

/** The whole months within a range, oldest first. */
export function monthsWithin({ start, end }: Range, now: Date): Period[] {
  const months: Period[] = [];
  const last = lastCompletePeriod("monthly", now);
  let month = periodStarting("monthly", `${start.slice(0, 7)}-01`);
  while (month && month.end <= end && month.start <= last.start) {
    if (month.start >= start) months.push(month);
    month = periodAfter("monthly", month);
  }
  return months;
}

/** The website of the pages; null when they are of several. */
export function pagesHost(pages: readonly { name: string }[]): string | null {
  const hosts = new Set(pages.map(({ name }) => (URL.canParse(name) ? new URL(name).hostname : "")));
  const [host = ""] = hosts;
  return hosts.size === 1 && host !== "" ? host : null;
}
