import type { FigureKey, Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { isOwnCurrency } from "./currencies.ts";
import { isHarmlessBeside, meaningWithout, withoutHarmless } from "./harmless-words.ts";
import { type ColumnMeaning, columnNames, descriptions } from "./header-names.ts";
import { currencyIn } from "./heading-currency.ts";

/**
 * A heading of a column. `meaning` is known when every word of it is. Otherwise `doubt` says which figure it names besides words
 * that nobody knows, as in "Visitors (new)", or in which other currency its money is.
 */
export type Heading = { meaning: ColumnMeaning | null; doubt: HeadingDoubt | null };
export type HeadingDoubt = { figure: FigureKey; currency: string | null };

const meanings = new Map(
  columnNames.flatMap(({ meaning, names }) =>
    names.flatMap((line) => line.split(", ").map((name) => [name, meaning] as const)),
  ),
);

/** Report types that the name of a period's column says. */
const typeNames: Record<ReportType, string[]> = {
  weekly: ["week", "minggu", "week starting", "weekly", "mingguan", "周", "週", "每周", "每週"],
  monthly: ["month", "bulan", "month and year", "reporting month", "monthly", "bulanan", "月", "月份", "每月"],
  quarterly: ["quarter", "suku tahun", "suku", "quarterly", "suku tahunan", "季度", "每季"],
};

/** Words for a row that adds up the others. */
const totals =
  "total,totals,grand total,sum,jumlah,jumlah keseluruhan,jumlah besar,gesamt,总计,合计,总数,總計,合計".split(",");
/** "Total: Account" as Google Ads writes it, "Total of 2 results" as TikTok does. */
const afterTotal = /^(?:\s?[:：]|\s?of \d{1,9} \p{L}+$)/u;

const longestTotal = 40;
const longestHeading = 200;

/** Signs that say nothing by themselves; others do, such as % and +. */
const harmlessSigns = /^[\p{L}\p{M}\p{N}\s()[\]{}（）【】.,，、;；:：\-–—_/|&'’"“”#]*$/u;
/** What stands between the parts of a heading. */
const between = /[()[\]{}（）【】,，;；:：/]|\s[-–—|]\s/;

/** A header in lower case, with a space for everything that is no letter or digit: "Avg. Position" is "avg position". */
export function normalHeader(text: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(" ").slice(0, 80);
}

/** Reads a heading into its figure or description, its currency, and what else is beside them. */
export function readHeading(text: string): Heading {
  if (text.length > longestHeading) return { meaning: null, doubt: null };
  const meaning = understood(text);
  if (meaning) return { meaning, doubt: null };
  const money = currencyIn(text);
  if (money && understood(money.rest) === "adSpend") {
    return moneyHeading(money.currency);
  }
  const figure = text
    .split(between)
    .map((part) => named(part))
    .find(isFigure);
  return { meaning: null, doubt: figure ? { figure, currency: null } : null };
}

/** A heading of what was spent in this currency; null when it names none. */
export function moneyHeading(currency: string | null): Heading {
  if (currency === null || isOwnCurrency(currency)) return { meaning: "adSpend", doubt: null };
  return { meaning: null, doubt: { figure: "adSpend", currency } };
}

/** What a column with this header certainly holds. */
export function meaningOf(header: string): ColumnMeaning | null {
  return readHeading(header).meaning;
}

/** The meaning of a heading of which every part is known, such as "Pelawat / Visitors (total)". */
function understood(text: string): ColumnMeaning | null {
  if (!harmlessSigns.test(text)) return null;
  const whole = named(text);
  if (whole) return whole;
  const parts = text.split(between).filter((part) => normalHeader(part) !== "");
  const [main] = parts.map(named).filter((meaning) => meaning !== null);
  if (main === undefined) return null;
  if (isName(main)) return main;
  const known = parts.every((part) => named(part) === main || isHarmlessBeside(normalHeader(part), main));
  return known ? main : null;
}

function named(text: string): ColumnMeaning | null {
  const name = normalHeader(text);
  return meanings.get(name) ?? meanings.get(withoutHarmless(name)) ?? meaningWithout(name, meanings);
}

/** Whatever stands beside them, names are those of clients. */
function isName(meaning: ColumnMeaning): boolean {
  return meaning === "client" || meaning === "website" || meaning === "clientId" || meaning === "reportType";
}

export function isColumnMeaning(name: string): name is ColumnMeaning {
  return columnNames.some(({ meaning }) => meaning === name);
}

export function isFigure(meaning: ColumnMeaning | null): meaning is keyof Figures {
  return meaning !== null && !descriptions.some((name) => name === meaning);
}

/** The report type in a cell or in a column's name: "Bulanan" and "Bulan" are monthly. */
export function reportTypeNamed(text: string): ReportType | null {
  const name = normalHeader(text);
  const found = Object.entries(typeNames).find(([, names]) => names.includes(name));
  return found ? (found[0] as ReportType) : null;
}

export function isTotal(text: string): boolean {
  if (text.length >= longestTotal) return false;
  return [text.trim().toLowerCase(), normalHeader(text)].some((row) =>
    totals.some((word) => row.startsWith(word) && isAfterTotal(row.slice(word.length))),
  );
}

function isAfterTotal(rest: string): boolean {
  return rest === "" || afterTotal.test(rest);
}
