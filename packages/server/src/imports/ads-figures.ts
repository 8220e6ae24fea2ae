import { currency as agencyCurrency } from "@agency/content/settings";
import { type AdFigure, type AdFigures, adFigures, eachAdFigure } from "@agency/model/ads";
import type { AdsColumn, AdsMeaning } from "./ads-headings.ts";
import type { AdsTable } from "./ads-table.ts";
import { normalHeader } from "./headers.ts";
import { type ImportProblem, mostProblems } from "./import-result.ts";
import { currencyIn, isOwnCurrency, readAmount, readSigned } from "./numbers.ts";
import { type Row, textAt } from "./sheet.ts";

/** What a row of an export says. `counts` has the conversions of each thing that it counts, by its name. */
export type AdsLine = {
  row: Row;
  figures: AdFigures;
  counts: Record<string, number>;
  worth: Record<string, number>;
  campaign: string;
  campaignId: string;
  account: string;
  attribution: string;
};

/** Figures that an export states by a column of its own. */
const ownColumns = adFigures.map((figure): AdsMeaning & AdFigure => figure);
const wholeNumbers: readonly AdsMeaning[] = ["impressions", "clicks"];
const money: readonly AdsMeaning[] = ["spend", "value", "eventValue"];

/** Codes by the signs that one currency alone has. */
const signs: Record<string, string> = {
  RM: "MYR",
  S$: "SGD",
  SGD$: "SGD",
  US$: "USD",
  A$: "AUD",
  HK$: "HKD",
  "£": "GBP",
  "€": "EUR",
  "฿": "THB",
  "₹": "INR",
  Rp: "IDR",
};

/** The code of a currency that a file names; null when its sign belongs to several. */
export function currencyCode(name: string): string | null {
  const plain = name.trim();
  if (/^[A-Za-z]{3}$/.test(plain) && currencyIn(plain.toUpperCase())) return plain.toUpperCase();
  if (signs[plain]) return signs[plain];
  return plain.length > 1 && isOwnCurrency(plain) ? agencyCurrency.code : null;
}

type Named = { line: number; name: string; column: AdsColumn };

/** Every currency that an export names: in headings, in a column of its own, and beside amounts. */
export function adCurrencies({ columns, header }: AdsTable, rows: Row[]): Named[] {
  return columns.flatMap((column): Named[] => {
    const { meaning, currency, index } = column;
    if (currency !== null) return [{ line: header.line, name: currency, column }];
    if (meaning !== "currency" && (meaning === null || !money.includes(meaning))) return [];
    return rows.flatMap((row) => {
      const cell = row.cells[index];
      if (cell === undefined || cell.text.trim() === "") return [];
      if (meaning === "currency") return [{ line: cell.line, name: cell.text.trim(), column }];
      const read = readSigned(cell);
      return "value" in read && read.value.currency !== null
        ? [{ line: cell.line, name: read.value.currency, column }]
        : [];
    });
  });
}

/** Reads the rows, or says what is wrong with their cells. An empty cell, and "--", say nothing. */
export function readAdsLines({ columns }: AdsTable, rows: Row[]): { lines: AdsLine[] } | { problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const text = (row: Row, meaning: AdsMeaning) => {
    const column = columns.find((one) => one.meaning === meaning);
    return column ? textAt(row, column.index) : "";
  };
  const lines = rows.map((row): AdsLine => {
    const read = new Map<AdsColumn, number>();
    for (const column of columns) {
      const { meaning, index, header } = column;
      const cell = row.cells[index];
      if (cell === undefined || meaning === null || !isNumeric(meaning)) continue;
      const parsed = wholeNumbers.includes(meaning) ? readAmount(cell, "people") : readSigned(cell);
      if ("problem" in parsed) problems.push({ field: header, ...parsed, line: cell.line, column: index + 1 });
      else {
        const value = typeof parsed.value === "object" ? (parsed.value?.number ?? null) : parsed.value;
        if (value !== null) read.set(column, value);
      }
    }
    const indicator = text(row, "indicator");
    const named = (meaning: AdsMeaning) =>
      Object.fromEntries(
        [...read].flatMap(([column, value]) => (column.meaning === meaning ? [[column.header, value]] : [])),
      );
    const [results] = Object.values(named("results"));
    return {
      row,
      figures: eachAdFigure((figure) =>
        ownColumns.includes(figure) ? (Object.values(named(figure))[0] ?? null) : null,
      ),
      counts: { ...named("event"), ...(indicator !== "" && results !== undefined && { [indicator]: results }) },
      worth: named("eventValue"),
      campaign: text(row, "campaign"),
      campaignId: text(row, "campaignId"),
      account: text(row, "account"),
      attribution: text(row, "attribution"),
    };
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { lines };
}

function isNumeric(meaning: AdsMeaning): boolean {
  return ownColumns.some((one) => one === meaning) || ["results", "event", "eventValue"].includes(meaning);
}

/** Everything that an export counts as a conversion, as it names it. */
export function countedIn(lines: readonly AdsLine[]): string[] {
  return [...new Set(lines.flatMap(({ counts }) => Object.keys(counts)))];
}

/** The lines with the one thing that counts as a conversion, and what it was worth where a column says so. */
export function withCounted(lines: readonly AdsLine[], counted: string | null): AdsLine[] {
  return lines.map((line) => {
    const conversions = counted === null ? null : (line.counts[counted] ?? null);
    const worth = Object.entries(line.worth).find(([header]) => isValueFor(header, counted));
    return { ...line, figures: { ...line.figures, conversions, value: worth?.[1] ?? null } };
  });
}

/** Whether a column is the worth of what is counted: "Purchases conversion value" that of "Purchases" and of `actions:omni_purchase`. */
function isValueFor(header: string, counted: string | null): boolean {
  if (counted === null) return false;
  const [name, event] = [normalHeader(header), normalHeader(counted)];
  const isPurchase = /purchase/.test(event) && counted.includes(":") && /^purchases? conversion value/.test(name);
  return isPurchase || name.startsWith(`${event} conversion value`);
}
