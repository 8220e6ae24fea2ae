import { isDate } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { DateOrder } from "./import-result.ts";
import { withPlainQuarters } from "./words.ts";

const dayLength = 86_400_000;

/** The calendar date of a year, month (from 1) and day; null for a day that does not exist. */
export function calendarDate(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDate(text) ? text : null;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days a range has, both ends included. */
export function dayCount(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayLength) + 1;
}

/** Excel counts days from 30 December 1899, as if 1900 had been a leap year. */
export function dateOfSerial(serial: number): string {
  return addDays("1899-12-30", Math.floor(serial));
}

/** The Monday of an ISO week; null when the year has no such week. */
function isoMonday(year: number, week: number): string | null {
  const fourth = `${year}-01-04`;
  if (!isDate(fourth) || week < 1 || week > 53) return null;
  const monday = addDays(fourth, -((new Date(fourth).getUTCDay() + 6) % 7) + (week - 1) * 7);
  // The week belongs to the year of its Thursday.
  return addDays(monday, 3).startsWith(`${year}-`) ? monday : null;
}

/** Month names and abbreviations in English and Malay, in the order of the year. */
const monthNames = [
  ["january", "januari", "jan"],
  ["february", "februari", "feb"],
  ["march", "mac", "mar"],
  ["april", "apr"],
  ["may", "mei"],
  ["june", "jun"],
  ["july", "julai", "jul"],
  ["august", "ogos", "aug", "ogo", "ogs"],
  ["september", "sept", "sep"],
  ["october", "oktober", "oct", "okt"],
  ["november", "nov"],
  ["december", "disember", "dec", "dis"],
];

const chineseMonths = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const chineseMonth = /(?<![一二三四五六七八九十])(十[一二]?|[一二三四五六七八九])月/g;

/** A text with its quarters as "q1" to "q4" and its Chinese months in digits. */
export function withPlainPeriods(text: string): string {
  return withPlainQuarters(text).replaceAll(chineseMonth, (_, name: string) => `${chineseMonths.indexOf(name) + 1}月`);
}

const monthNumbers = new Map(monthNames.flatMap((month, index) => month.map((name) => [name, index + 1] as const)));

/** Every name of a month, the longest first. */
export const monthWords: readonly string[] = monthNames.flat().toSorted((a, b) => b.length - a.length);

/** 1 to 12 for a month's name in English or Malay, in lower case. */
export function monthNamed(word: string): number | null {
  return monthNumbers.get(word) ?? null;
}

/** A day, or one whose first number may be the day or the month. */
type OpenDay = { first: number; second: number; year: number };
type DayReading = { date: string } | OpenDay;

export type DateReading =
  | { kind: "period"; type: ReportType; start: string }
  | { kind: "day"; day: DayReading }
  | { kind: "range"; from: DayReading; to: DayReading };

type Token = number | string;

/** Words between the parts of a date. */
const fillers = new Set(
  (
    "of the to until and hingga sampai dan pada hari day date tarikh bulan month tahun year from dari mula t z st nd rd th " +
    "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun " +
    "isnin selasa rabu khamis jumaat sabtu ahad ke 年 月 日 至 日至 第 年第"
  ).split(" "),
);

const quarterWords = new Set(["q", "qtr", "quarter", "suku", "st", "季", "季度"]);
const weekWords = new Set(["w", "wk", "week", "minggu", "周", "週"]);
/** The beginning of a day; any other time of day belongs to an hour, which is not a day. */
const midnight = /[T ]0?0:00(?::00)?(?:\.0+)?(?:Z|[+-]\d{2}:?\d{2})?$/i;
const timeOfDay = /\d:\d{2}/;
const clock = /\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m\b)?/gi;

/** Days that Excel counts from 2000 to 2099, and nothing else in a column of dates has five digits. */
const serials = { from: 36_526, to: 73_050 };

/**
 * Reads a month, quarter, week, day or range of days as people and programs write them in English, Malay and Chinese: 2026-10-01, 20261001,
 * 01/10/2026, Oct-26, Oktober 2026, Q3 2026, Suku ketiga 2026, 2026-W45, 1–31 Oct 2026, 46296. Null for anything else, also for an hour of a day.
 */
export function readDate(text: string): DateReading | null {
  const day = text.trim().replace(midnight, "");
  if (timeOfDay.test(day)) return null;
  const plain = withPlainPeriods(day);
  const tokens = splitTokens(withoutMonthsOfQuarter(plain));
  const parts = tokens.filter((token) => !fillers.has(String(token)));
  const months = rangeSign.test(plain) ? (readChineseMonths(plain) ?? monthRange(parts)) : null;
  return months ?? named(parts) ?? quarterOrWeek(tokens) ?? (plain.includes("年") ? chineseRange(parts) : null);
}

/** "Q3 2026 (July to September)", as reports call a quarter, without its months. */
function withoutMonthsOfQuarter(text: string): string {
  const months = /[(（]([^()（）]*)[)）]/u.exec(text);
  const tokens = months && /q\d/iu.test(text.slice(0, months.index)) ? splitTokens(months[1] ?? "") : [];
  const isPart = (token: Token) =>
    typeof token === "number" || isMonth(token) || /^(?:to|hingga|sampai|[年月至到]+)$/.test(token);
  const isMonths = tokens.some((token) => isMonth(token) || String(token).includes("月")) && tokens.every(isPart);
  return months && isMonths ? text.replace(months[0], " ") : text;
}

function isMonth(token: Token): boolean {
  return typeof token === "string" && monthNamed(token) !== null;
}

/** 2026-10, 10/2026 or 2026年10月: the only way in which two numbers in a title are a month. */
const numericMonth = /(?<!\d)(?:\d{4}[-/.]\d{1,2}|\d{1,2}[-/.]\d{4}|\d{4} ?年 ?\d{1,2} ?月)(?!\d)/;

/**
 * Finds the only period or range of days in a title such as "Laporan Oktober 2026". Null for a title that names none or several, and
 * for numbers that may mean something else: "Outlet 3 – 2026", "2026 v2".
 */
export function readDateWithin(title: string): DateReading | null {
  const readings = tokenRuns(splitTokens(withPlainPeriods(title))).flatMap((run) => {
    const parts = run.filter((token) => !fillers.has(String(token)));
    const isMonthOnly =
      parts.length !== 2 || parts.some((part) => typeof part === "string") || numericMonth.test(title);
    const reading = (isMonthOnly ? named(parts) : null) ?? quarterOrWeek(withoutOrdinals(run));
    return reading && reading.kind !== "day" ? [reading] : [];
  });
  const different = new Map(readings.map((reading) => [JSON.stringify(reading), reading]));
  const [only] = different.values();
  return only && different.size === 1 ? only : null;
}

/** The days that a title names, each by itself: "Report end: October 15, 2026, 11:59 PM". */
export function daysWithin(title: string): string[] {
  const runs = tokenRuns(splitTokens(title.replaceAll(clock, " ")));
  return runs.flatMap((run) => {
    const reading = named(run.filter((token) => !fillers.has(String(token))));
    const day = reading?.kind === "day" ? resolveDay(reading.day, "day_first") : null;
    return day === null ? [] : [day];
  });
}

/** The tokens of a title that can belong to one date: other words come between. */
function tokenRuns(tokens: Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    const belongs =
      typeof token === "number" ||
      [fillers, quarterWords, weekWords].some((words) => words.has(token)) ||
      monthNamed(token) !== null;
    if (belongs) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs;
}

/** Without the ending of "1st", which is not "suku tahun". */
function withoutOrdinals(tokens: Token[]): Token[] {
  return tokens.filter((token, index) => token !== "st" || typeof tokens[index - 1] !== "number");
}

/** The days of a reading, once it is known which number is the day. Null when there is no such day. */
export function resolveDay(day: DayReading, order: DateOrder): string | null {
  if ("date" in day) return day.date;
  const [month, date] = order === "month_first" ? [day.first, day.second] : [day.second, day.first];
  return calendarDate(day.year, month, date);
}

/** The days whose order is open in a reading. */
export function openDays(reading: DateReading): OpenDay[] {
  const days: DayReading[] =
    reading.kind === "range" ? [reading.from, reading.to] : reading.kind === "day" ? [reading.day] : [];
  return days.filter((day): day is OpenDay => !("date" in day));
}

function splitTokens(text: string): Token[] {
  // 2026年Q3
  const apart = text.toLowerCase().replaceAll(/(\p{Script=Han})(\p{Script=Latin})/gu, "$1 $2");
  const words = apart.match(/\p{L}+|\d+/gu) ?? [];
  return words.slice(0, 12).map((word) => (/^\d+$/.test(word) && word.length < 9 ? Number(word) : word));
}

function named(tokens: Token[]): DateReading | null {
  const month = readMonth(tokens);
  if (month) return { kind: "period", type: "monthly", start: month };
  const [from, to] = [tokens.slice(0, tokens.length / 2), tokens.slice(tokens.length / 2)];
  const day = readDay(tokens);
  if (day) return { kind: "day", day };
  const [first, last] = tokens.length % 2 === 0 ? [readDay(from), readDay(to)] : [null, null];
  if (first && last) return { kind: "range", from: first, to: last };
  return shortRange(tokens);
}

/** "Jul & Sep" are two months, "Jul-Sep" are three. */
const rangeSign = /[-–—~～至到]|\b(?:to|until|through|hingga|sampai|sehingga)\b/u;

/** Jul Sep 2026, or Nov 2025 Jan 2026. */
function monthRange(tokens: Token[]): DateReading | null {
  const months = tokens.filter((token) => typeof token === "string").map(monthNamed);
  const years = tokens.filter((token) => typeof token === "number");
  const [from, to] = months;
  const [fromYear, toYear = fromYear] = years;
  if (from == null || to == null || fromYear === undefined || toYear === undefined) return null;
  const isInOrder = typeof tokens[0] === "string" && typeof tokens.at(-1) === "number";
  return months.length === 2 && years.length <= 2 && isInOrder
    ? monthsFrom(fullYear(fromYear), from, fullYear(toYear), to)
    : null;
}

const chineseMonthRange =
  /^(?:(?<year>\d{4}) ?年 ?)?(?<from>\d{1,2}) ?月?份? ?[-–—~～至到] ?(?:(?<toYear>\d{4}) ?年 ?)?(?<to>\d{1,2}) ?月份? ?(?<lastYear>\d{4})?年?$/u;

/** 2026年7月至9月, 2026年7-9月 or 7月-9月 2026. */
function readChineseMonths(text: string): DateReading | null {
  const { year, from, toYear, to, lastYear } = chineseMonthRange.exec(text.trim())?.groups ?? {};
  const last = Number(lastYear ?? toYear ?? year);
  return from === undefined || Number.isNaN(last)
    ? null
    : monthsFrom(Number(year ?? last), Number(from), last, Number(to));
}

/** From the first day of a month to the last one of another. */
function monthsFrom(fromYear: number | null, from: number, toYear: number | null, to: number): DateReading | null {
  const [start, next] = [
    firstDay(fromYear, from),
    to === 12 ? firstDay(toYear && toYear + 1, 1) : firstDay(toYear, to + 1),
  ];
  if (start === null || next === null || next <= start) return null;
  return { kind: "range", from: { date: start }, to: { date: addDays(next, -1) } };
}

/** 202610, 2026 10, Oct 26, October 2026 or 2026 October. */
function readMonth(tokens: Token[]): string | null {
  const [first, second] = tokens;
  if (tokens.length === 1 && typeof first === "number" && first >= 190_000 && first < 210_000) {
    return calendarDate(Math.floor(first / 100), first % 100, 1);
  }
  if (tokens.length !== 2) return null;
  if (typeof first === "string" && typeof second === "number") return firstDay(readYear(second), monthNamed(first));
  if (typeof first === "number" && typeof second === "string") return firstDay(fullYear(first), monthNamed(second));
  if (typeof first !== "number" || typeof second !== "number") return null;
  return firstDay(fullYear(first), second) ?? firstDay(fullYear(second), first);
}

/** One day: 20261001, 46296, 2026 10 1, 1 10 2026, 1 Oct 2026 or Oct 1 2026. */
function readDay(tokens: Token[]): DayReading | null {
  const [a, b, c] = tokens;
  if (tokens.length === 1 && typeof a === "number") return compactDay(a);
  if (tokens.length !== 3 || a === undefined || b === undefined || c === undefined) return null;
  if (typeof a === "string") return asDay(readYear(c), monthNamed(a), b);
  if (typeof b === "string") return asDay(fullYear(a) ?? readYear(c), monthNamed(b), fullYear(a) ? c : a);
  if (typeof c === "string") return null;
  if (fullYear(a)) return asDay(a, b, c);
  const year = readYear(c);
  if (year === null || Math.max(a, b) > 31 || Math.min(a, b) < 1) return null;
  if (a > 12 && b > 12) return null;
  return { first: a, second: b, year };
}

function compactDay(number: number): DayReading | null {
  if (number >= serials.from && number <= serials.to) return { date: dateOfSerial(number) };
  if (number < 19_000_101) return null;
  return asDay(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100);
}

/** 1 31 Oct 2026, Oct 1 31 2026, 1 Oct 31 Oct 2026 or Oct 1 Oct 31 2026: the year stands only once. */
function shortRange(tokens: Token[]): DateReading | null {
  const year = tokens.at(-1);
  const rest = tokens.slice(0, -1);
  const months = rest.filter((token) => typeof token === "string");
  const days = rest.filter((token) => typeof token === "number");
  const [first, last = first] = months;
  if (year === undefined || first === undefined || days.length !== 2 || months.length > 2) return null;
  const from = readDay([days[0] ?? 0, first, year]);
  const to = readDay([days[1] ?? 0, last ?? first, year]);
  return from && to ? { kind: "range", from, to } : null;
}

/** 2026年10月19日至25日 or 2026年9月28日至10月4日: the year stands only once, and first. */
function chineseRange(tokens: Token[]): DateReading | null {
  const [year, month, day, ...last] = tokens;
  if (year === undefined || fullYear(year) === null || month === undefined || day === undefined) return null;
  const [lastMonth, lastDay] = last.length === 1 ? [month, last[0]] : last;
  if (lastMonth === undefined || lastDay === undefined || last.length > 2) return null;
  const [from, to] = [asDay(year, month, day), asDay(year, lastMonth, lastDay)];
  return from && to ? { kind: "range", from, to } : null;
}

/** Q3 2026, 2026 Q3, Suku tahun 3 2026, 2026 W45 or Minggu 45 2026. */
function quarterOrWeek(tokens: Token[]): DateReading | null {
  const words = tokens.filter((token) => typeof token === "string");
  const numbers = tokens.filter((token) => typeof token === "number");
  const isQuarter = words.some((word) => quarterWords.has(word));
  const [, second = 0] = numbers;
  const full = numbers.find((number) => fullYear(number) !== null);
  // Q3'26, which no week has.
  const short = isQuarter && second >= 20 ? readYear(second) : null;
  const year = full ?? short ?? undefined;
  const number = numbers.find((other) => other !== (full ?? second));
  if (year === undefined || number === undefined || numbers.length !== 2) return null;
  // Other words can mean another year than the calendar's: Q3 FY2026.
  if (!words.every((word) => [quarterWords, weekWords, fillers].some((known) => known.has(word)))) return null;
  if (words.some((word) => weekWords.has(word))) {
    const start = isoMonday(year, number);
    return start ? { kind: "period", type: "weekly", start } : null;
  }
  if (!isQuarter || number < 1 || number > 4) return null;
  const start = calendarDate(year, number * 3 - 2, 1);
  return start ? { kind: "period", type: "quarterly", start } : null;
}

function asDay(year: Token | null, month: Token | null, day: Token): DayReading | null {
  if (typeof year !== "number" || typeof month !== "number" || typeof day !== "number") return null;
  const date = calendarDate(year, month, day);
  return date ? { date } : null;
}

function firstDay(year: number | null, month: number | null): string | null {
  return year === null || month === null ? null : calendarDate(year, month, 1);
}

function fullYear(number: Token): number | null {
  return typeof number === "number" && number >= 1990 && number < 2100 ? number : null;
}

/** A year of four digits, or of two after a month's name: Oct-26. */
function readYear(number: Token): number | null {
  if (typeof number !== "number") return null;
  return number < 100 ? 2000 + number : fullYear(number);
}
