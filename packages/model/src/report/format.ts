import { currency } from "@agency/content/settings";
import { figureKind, type NumberFigure } from "../figures.ts";
import { measureCurrency, type Measure } from "../measures.ts";

/** Numbers and dates as displayed. `locale` is a BCP 47 tag such as en-MY. */

const numbers = new Map<string, Map<Intl.NumberFormatOptions, Intl.NumberFormat>>();
const dates = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

const upTo = [0, 1, 2].map((decimals) => ({ maximumFractionDigits: decimals })) as [Digits, Digits, Digits];
const exactly = [0, 1, 2, 3].map((decimals) => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
})) as [Digits, Digits, Digits, Digits];
const percent = { style: "percent" } as const;

type Digits = Pick<Intl.NumberFormatOptions, "minimumFractionDigits" | "maximumFractionDigits">;

/** A whole number with group separators: "12,345". */
export function formatCount(value: number, locale: string): string {
  return numberFormat(locale, upTo[0]).format(value);
}

/** A position, a rate or a change in percent, always with one decimal: "8.4", "1,250.0". */
export function formatOneDecimal(value: number, locale: string): string {
  return numberFormat(locale, exactly[1]).format(value);
}

/** Two numbers of which a sentence says that they differ: with one decimal, or as many as show it: "3.32" and "3.31". */
export function formatApart(one: number, other: number, locale: string): [string, string] {
  const written = (digits: Intl.NumberFormatOptions): [string, string] => {
    const format = numberFormat(locale, digits);
    return [format.format(one), format.format(other)];
  };
  for (const digits of exactly.slice(1)) {
    const [first, second] = written(digits);
    if (first !== second) return [first, second];
  }
  return written(exactly[1]);
}

/** A number with at most one decimal: "12", "12.5". */
export function formatDecimal(value: number, locale: string): string {
  return numberFormat(locale, upTo[1]).format(value);
}

/** A count that may be divided, such as the conversions of ads, in hundredths at most: "12", "12.25". */
export function formatConversions(value: number, locale: string): string {
  return numberFormat(locale, upTo[2]).format(value);
}

/**
 * An amount with cents where it has some: "RM 1,200", "SGD 8.50".
 * @param code of the currency; null for the agency's
 */
export function formatMoney(value: number, locale: string, code: string | null = null): string {
  const digits = exactly[Number.isInteger(value) ? 0 : 2];
  const name = code === null || code === currency.code ? currency.symbol : code;
  return `${name}\u00a0${numberFormat(locale, digits).format(value)}`;
}

/** A whole share in percent, given as 0 to 100: "65%". */
export function formatPercent(value: number, locale: string): string {
  return numberFormat(locale, percent).format(value / 100);
}

/** The date of a moment in a time zone: "3 November 2026". */
export function formatMoment(moment: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { dateStyle: "long", timeZone }).format(moment);
}

/** A moment with its time in a time zone: "3 November 2026, 03:10". */
export function formatMomentAndTime(moment: Date, locale: string, timeZone: string): string {
  const time = dateFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  return `${formatMoment(moment, locale, timeZone)}${isChinese(locale) ? " " : ", "}${time.format(moment)}`;
}

/** The months that begin on some days, without their year: "July and September". */
export function monthNames(starts: readonly string[], locale: string): string {
  return formatList(
    starts.map((start) => formatDate(start, locale, { month: "long" })),
    locale,
  );
}

/** Words in a row: "visitors, leads and followers". */
export function formatList(words: string[], locale: string): string {
  const format = getOrAdd(lists, locale, () => new Intl.ListFormat(locale, { type: "conjunction" }));
  const list = format.format(words);
  // Chinese texts of ours have a space beside Latin letters, which the conjunction does not bring.
  return isChinese(locale) ? list.replaceAll(/(?<=[\w)])和|和(?=[\w(])/gu, spaced) : list;
}

/** A conjunction with spaces on the sides on which Latin letters stand. */
function spaced(found: string, at: number, list: string): string {
  const isLatin = (character: string | undefined) => character !== undefined && /[\w()]/u.test(character);
  return `${isLatin(list[at - 1]) ? " " : ""}${found}${isLatin(list[at + found.length]) ? " " : ""}`;
}

/** A part of a calendar date (2026-11-02): "November 2026", "Nov", "2 Nov". */
export function formatDate(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...parts, timeZone: "UTC" }).format(asUtc(date));
}

/** Sentences one after another. */
export function joinSentences(sentences: readonly string[], locale: string): string {
  return sentences.join(isChinese(locale) ? "" : " ");
}

/** A text as a sentence: with a full stop. */
export function asSentence(text: string, locale: string): string {
  return `${text}${isChinese(locale) ? "。" : "."}`;
}

/** Short parts of one line: "Search Console, 2 November 2026, final data". */
export function joinParts(parts: readonly string[], locale: string): string {
  return parts.join(isChinese(locale) ? "，" : ", ");
}

/** Longer parts of one line, which may have commas themselves: "October 2026: 12; November 2026: 14". */
export function joinItems(items: readonly string[], locale: string): string {
  return items.join(isChinese(locale) ? "；" : "; ");
}

/** A name and what it is: "Visitors: 12,480". */
export function formatPair(name: string, value: string, locale: string): string {
  return `${name}${isChinese(locale) ? "：" : ": "}${value}`;
}

/** What is said beside a value: "12 (up from 0)". */
export function withRemark(value: string, remark: string, locale: string): string {
  return isChinese(locale) ? `${value}（${remark}）` : `${value} (${remark})`;
}

/** Whether a language says what a change compares with before it: "较前一个月 -45.0%", but "-45.0% against the month before". */
export function namesComparisonFirst(locale: string): boolean {
  return isChinese(locale);
}

/** Two calendar dates as one range: "2–8 November 2026", "2026年11月2日至8日". */
export function formatDates(start: string, end: string, locale: string): string {
  if (isChinese(locale)) return chineseDates(start, end, locale);
  const range = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatRange(asUtc(start), asUtc(end));
  // CLDR puts thin spaces around the dash, which many fonts lack, and in Malay an unusual comma before the year.
  return range.replaceAll(/[\u2009\u202f]/gu, " ").replaceAll(/, (?=\d{4}\b)/gu, " ");
}

/** CLDR writes ranges of Chinese dates in figures alone, "2/11/2026至8/11/2026". */
function chineseDates(start: string, end: string, locale: string): string {
  const [first = [], last = []] = [start, end].map((date) =>
    formatDate(date, locale, { dateStyle: "long" }).split(/(?<=[年月])/u),
  );
  const differing = last.findIndex((part, index) => part !== first[index]);
  return differing < 0 ? first.join("") : `${first.join("")}至${last.slice(differing).join("")}`;
}

/** Chinese writes punctuation as wide as its characters, with no space after it. */
function isChinese(locale: string): boolean {
  return locale.startsWith("zh");
}

function asUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** @param options one of the constants above: formats are remembered by them */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const formats = getOrAdd(numbers, locale, () => new Map());
  return getOrAdd(formats, options, () => new Intl.NumberFormat(locale, options));
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  return getOrAdd(dates, name, () => new Intl.DateTimeFormat(locale, options));
}

function getOrAdd<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** A figure as displayed: "12,345", "8.4", "RM 1,240.50". Money is in the agency's currency unless its measure names another. */
export function formatFigure(figure: NumberFigure, value: number, locale: string, measure?: Measure | null): string {
  const kind = figureKind(figure);
  if (kind === "money") return formatMoney(value, locale, measureCurrency(measure));
  return kind === "position" ? formatOneDecimal(value, locale) : formatCount(value, locale);
}
