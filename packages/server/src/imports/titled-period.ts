import { type Period, periodStarting } from "@agency/model/report/periods";
import type { Table } from "./columns.ts";
import { daysWithin, readDateWithin, resolveDay } from "./dates.ts";
import type { ImportProblem } from "./import-result.ts";
import { type Dated, wholePeriod } from "./row-periods.ts";

type Titled = Pick<Dated, "reportType" | "period">;
type Range = Pick<Period, "start" | "end">;

/** Words before the first and the last day of an export, as in "Report Start: October 1, 2026". */
const beginning = /\b(?:start|from|mula|dari)\b|开始|開始/i;
const ending = /\b(?:end|to|until|tamat|hingga)\b|结束|結束/i;

/** The period in the lines above the table, or else in the sheet's name; null for none, or when they contradict each other. */
export function titledPeriod({ titles, sheet }: Table): Titled | null {
  const texts = titleTexts(titles);
  const range = dayRange(texts);
  const ofDays = range && wholePeriod(range.start, range.end);
  const named = [...texts.map(periodNamed), ofDays].filter((period) => period !== null);
  const ofSheet = sheet === null ? null : periodNamed(sheet);
  const [first] = named;
  if (first === undefined) return ofSheet;
  const agrees = named.every(({ period, reportType }) => {
    return period.start === first.period.start && reportType === first.reportType;
  });
  return agrees && (ofSheet === null || isWithin(first.period, ofSheet.period)) ? first : null;
}

/** The problem of a table whose titles name days that do not make a whole period. */
export function titledPart({ titles }: Table): ImportProblem | null {
  const range = dayRange(titleTexts(titles));
  if (range === null || wholePeriod(range.start, range.end) !== null) return null;
  return { field: "row", problem: "not_a_whole_period", params: range, line: titles[0]?.line ?? 1 };
}

/** Rows whose period an export covers only in part: "October 1 – October 15, 2026" above a row of October. */
export function beyondTitle({ titles }: Table, dated: Dated[], field: string): ImportProblem[] {
  const range = dayRange(titleTexts(titles));
  if (range === null) return [];
  const cut = dated.filter(({ period }) => {
    const outside = period.end < range.start || period.start > range.end;
    return !outside && (period.start < range.start || period.end > range.end);
  });
  return cut.map(({ row }) => ({ field, problem: "not_a_whole_period", params: range, line: row.line }));
}

/** The first and last day that titles name, in one of them or in two. */
function dayRange(texts: string[]): Range | null {
  for (const text of texts) {
    const reading = readDateWithin(text);
    if (reading?.kind !== "range") continue;
    const [start, end] = [resolveDay(reading.from, "day_first"), resolveDay(reading.to, "day_first")];
    if (start && end && start <= end) return { start, end };
  }
  const day = (words: RegExp) => texts.filter((text) => words.test(text)).flatMap(daysWithin)[0];
  const [start, end] = [
    day(beginning),
    texts
      .filter((text) => ending.test(text))
      .flatMap(daysWithin)
      .at(-1),
  ];
  return start && end && start <= end ? { start, end } : null;
}

/** The whole period that a title names; null without one. */
export function periodNamed(title: string): Titled | null {
  const reading = readDateWithin(title);
  if (reading === null || reading.kind === "day") return null;
  if (reading.kind === "period") {
    const period = periodStarting(reading.type, reading.start);
    return period ? { reportType: reading.type, period } : null;
  }
  const [start, end] = [resolveDay(reading.from, "day_first"), resolveDay(reading.to, "day_first")];
  return start && end ? wholePeriod(start, end) : null;
}

/** Whether one of two periods lies within the other, such as October and the fourth quarter. */
function isWithin(one: Range, other: Range): boolean {
  const holds = (outer: Range, inner: Range) => outer.start <= inner.start && inner.end <= outer.end;
  return holds(one, other) || holds(other, one);
}

function titleTexts(titles: Table["titles"]): string[] {
  return titles.flatMap(({ cells }) => cells.map(({ text }) => text));
}
