import type { Figures } from "@agency/model/figures";
import { reportTypes } from "@agency/model/report/report-type";
import { monthNamed } from "./dates.ts";
import type { ColumnMeaning } from "./header-names.ts";
import {
  type AdsKind,
  detectAdsKind,
  type Heading,
  type HeadingDoubt,
  isBreakdown,
  isColumnMeaning,
  isFigure,
  normalHeader,
  readAdsHeading,
  readHeading,
} from "./headers.ts";
import type { Ignored, ImportContext, ImportMapping, Question } from "./import-result.ts";
import { currencyIn, isNumber } from "./numbers.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

/** A column without a meaning is left out, `why`; one with a `doubt` is asked about. */
export type Column = {
  index: number;
  header: string;
  meaning: ColumnMeaning | null;
  doubt: Doubt | null;
  why: Ignored["why"];
};

/**
 * A heading that could mean something else; a count beside the cost of ads that may be only that of ads; an export of ads that
 * does not state its currency.
 */
type Doubt = HeadingDoubt | { figure: AdsCount; ads: true } | { figure: "adSpend"; unstated: true };

/** Both a client and an ad platform count these, each for itself. */
const adsCounts = ["totalLeads", "calls", "websiteClicks"] as const;
type AdsCount = (typeof adsCounts)[number];

export type Table = {
  sheet: string | null;
  kind: Sheet["kind"];
  titles: Row[];
  header: Row;
  columns: Column[];
  rows: Row[];
  ads: AdsKind;
  /** Whether its rows are columns of the sheet. */
  isAcross: boolean;
};

/** How far down a table may begin. */
const titleRows = 30;

/** Finds the header of a table and what its columns hold; null when no row names a figure. */
export function findTable({ name, rows, kind }: Sheet, isAcross: boolean, context: ImportContext): Table | null {
  for (const [index, header] of rows.slice(0, titleRows).entries()) {
    if (header.cells.some(isNumber)) continue;
    const titles = rows.slice(0, index);
    const ads = detectAdsKind(cellTexts([header]), cellTexts(titles));
    const columns = byOwnDays(readColumns(header, context, ads), ads);
    const below = rows.slice(index + 1);
    // Words beside a figure can be a title's as well; a heading has numbers below.
    const hasNumbers = (column: Column) =>
      below.some((row) => isNumber({ text: textAt(row, column.index), line: row.line }));
    const isHeader = (column: Column) => isFigure(column.meaning) || (column.doubt !== null && hasNumbers(column));
    if (!columns.some(isHeader)) continue;
    const unnamed = unnamedColumns(columns, header, below);
    return { sheet: name, kind, titles, header, columns: [...columns, ...unnamed], rows: below, ads, isAcross };
  }
  return null;
}

function cellTexts(rows: Row[]): string[] {
  return rows.flatMap(({ cells }) => cells.map(({ text }) => text.trim()));
}

/** The columns of an ads export without the days of the whole report, where each row has its own month, week or day. */
function byOwnDays(columns: Column[], ads: AdsKind): Column[] {
  const isOwn = ({ meaning, header }: Column) => meaning === "period" && isBreakdown(header);
  if (ads !== "export" || !columns.some(isOwn)) return columns;
  return columns.map((column) => {
    const ofReport = (column.meaning === "period" && !isOwn(column)) || column.meaning === "periodEnd";
    return ofReport ? { ...column, meaning: null, why: "not_needed" } : column;
  });
}

/** Columns that hold something without a heading, by their letters in a spreadsheet. */
function unnamedColumns(columns: Column[], { cells }: Row, rows: Row[]): Column[] {
  const named = new Set(columns.map(({ index }) => index));
  return cells.flatMap((_, index) => {
    if (named.has(index) || rows.every((row) => textAt(row, index) === "")) return [];
    return [{ index, header: columnLetter(index), meaning: null, doubt: null, why: "unknown_column" as const }];
  });
}

function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

/** The columns of a header, by what was decided before, by what is answered now, and by their names. */
export function readColumns({ cells }: Row, context: ImportContext, ads: AdsKind): Column[] {
  return cells.flatMap(({ text }, index) => {
    const header = text.trim();
    const name = normalHeader(header);
    return name === "" ? [] : [{ index, header, ...readColumn(header, name, context, ads) }];
  });
}

function readColumn(
  header: string,
  name: string,
  { mapping, answers }: ImportContext,
  ads: AdsKind,
): Pick<Column, "meaning" | "doubt" | "why"> {
  const answer = ownValue(answers, `column:${name}`) ?? ownValue(mapping.columns, name);
  const { meaning, doubt } = ads === "export" ? readAdsHeading(header) : readHeading(header);
  const foreign = doubt !== null && doubt.currency !== null;
  const why = foreign ? "other_currency" : whyLeftOut(isFigure(readHeading(header).meaning), ads);
  if (answer === "ignore") return { meaning: null, doubt: null, why };
  if (foreign) return { meaning, doubt, why };
  if (ads === "export") return ofExport(header, { meaning, doubt }, answer, why);
  const decided = answer && isColumnMeaning(answer) ? answer : meaning;
  const count = adsCounts.find((figure) => figure === decided);
  if (count === undefined || ads === null) return { meaning: decided, doubt: decided === null ? doubt : null, why };
  const counted = ownValue(answers, `ads:${name}`);
  if (counted === "all") return { meaning: decided, doubt: null, why };
  return { meaning: null, doubt: counted === "ads" ? null : { figure: count, ads: true }, why: "ads_only" };
}

/** A column of an ads export, of whose figures only what was spent can be taken. */
function ofExport(
  header: string,
  { meaning, doubt }: Heading,
  answer: string | undefined,
  why: Ignored["why"],
): Pick<Column, "meaning" | "doubt" | "why"> {
  const spent = meaning === "adSpend" || doubt?.figure === "adSpend";
  if (spent && answer === "adSpend") return { meaning: answer, doubt: null, why };
  const unstated = meaning === "adSpend" && currencyIn(header) === null;
  return { meaning, doubt: unstated ? { figure: "adSpend", unstated } : doubt, why };
}

function whyLeftOut(isKnown: boolean, ads: AdsKind): Ignored["why"] {
  if (ads === "export") return isKnown ? "ads_only" : "not_needed";
  return isKnown ? "not_chosen" : "unknown_column";
}

/**
 * Decides between columns that claim the same figure, or the period: columns that agree in every row need no question.
 * @returns the columns with one of each meaning, or the question
 */
export function chooseColumns(
  table: Pick<Table, "sheet" | "header" | "columns" | "rows">,
  context: ImportContext,
): Column[] | Question {
  const kept: Column[] = [];
  for (const column of table.columns) {
    const { meaning } = column;
    const rival = meaning === null || meaning === "division" ? undefined : kept.find((one) => one.meaning === meaning);
    if (meaning === null || rival === undefined) kept.push(column);
    else if (isDecidedByOrder(table.rows, meaning, rival, column)) kept.push(leftOut(column));
    else {
      const rivals = table.columns.filter((other) => other.meaning === meaning);
      const chosen = chosenColumn(rivals, meaning, context);
      if (chosen === undefined) return askColumn(table, meaning, rivals);
      kept.splice(kept.indexOf(rival), 1, rival === chosen ? rival : leftOut(rival));
      kept.push(column === chosen ? column : leftOut(column));
    }
  }
  return kept;
}

/** Whether the first of two columns of the same meaning is right: they agree, or the second says nothing about numbers or days. */
function isDecidedByOrder(rows: Row[], meaning: ColumnMeaning, first: Column, second: Column): boolean {
  if (agree(rows, first, second)) return true;
  if (meaning === "period") return rows.every((row) => !saysWhen(textAt(row, second.index)));
  return !isFigure(meaning) && meaning !== "periodEnd" && meaning !== "year";
}

/** Whether a text has a number or a month; a weekday says nothing more than a date beside it. */
function saysWhen(text: string): boolean {
  return /\d/.test(text) || (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => monthNamed(word) !== null);
}

function leftOut(column: Column): Column {
  return { ...column, meaning: null, doubt: null, why: "not_chosen" };
}

/** How the ids of questions about exports of ads begin whose answers are remembered. */
export const rememberedAds = "ad:";

/** The same of exports about answers by AI. */
export const rememberedAnswers = "ai:";

/** Decisions about files of this shape, now and before: to be remembered, and passed in again. */
export function decidedMapping({ mapping, answers }: ImportContext): ImportMapping {
  const columns = new Map(Object.entries(mapping.columns));
  const exported = Object.entries(answers).filter(
    ([id]) => id.startsWith(rememberedAds) || id.startsWith(rememberedAnswers),
  );
  for (const [id, value] of Object.entries(answers)) {
    const [kind, name] = [id.slice(0, id.indexOf(":")), id.slice(id.indexOf(":") + 1)];
    if (kind === "column" && (value === "ignore" || isColumnMeaning(value))) columns.set(name, value);
    if (kind !== "figure" || !isColumnMeaning(name)) continue;
    for (const [header, meaning] of columns) if (meaning === name) columns.delete(header);
    columns.set(normalHeader(value), name);
  }
  const order = ownValue(answers, "date_order");
  const type = ownValue(answers, "report_type");
  return {
    columns: Object.fromEntries(columns),
    dateOrder: order === "day_first" || order === "month_first" ? order : mapping.dateOrder,
    reportType: reportTypes.find((known) => known === type) ?? mapping.reportType,
    names: mapping.names,
    ads: { ...mapping.ads, ...Object.fromEntries(exported) },
  };
}

/** A property that an object has itself, since the names come from a file. */
export function ownValue<T>(object: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The column that was answered now, or the only one that was decided before. */
function chosenColumn(
  rivals: Column[],
  meaning: ColumnMeaning,
  { answers, mapping }: ImportContext,
): Column | undefined {
  const decided = rivals.filter(({ header }) => ownValue(mapping.columns, normalHeader(header)) === meaning);
  const answered = rivals.find((rival) => nameAmong(rival, rivals) === ownValue(answers, `figure:${meaning}`));
  return answered ?? (decided.length === 1 ? decided[0] : undefined);
}

/** The heading of a column, with its letter where another has the same heading. */
function nameAmong({ header, index }: Column, rivals: Column[]): string {
  const alone = rivals.filter((other) => other.header === header).length === 1;
  return alone ? header : `${header} (${columnLetter(index)})`;
}

function agree(rows: Row[], one: Column, other: Column): boolean {
  return rows.every((row) => textAt(row, one.index) === textAt(row, other.index));
}

function askColumn(
  table: Pick<Table, "sheet" | "header" | "rows">,
  meaning: ColumnMeaning,
  rivals: Column[],
): Question {
  const headers = rivals.map((rival) => nameAmong(rival, rivals));
  const figure: keyof Figures | null = isFigure(meaning) ? meaning : null;
  return {
    id: `figure:${meaning}`,
    kind: figure === null ? "period_column" : "figure_column",
    sheet: table.sheet,
    line: table.header.line,
    about: { column: null, figure, example: null },
    choices: headers.map((header) => ({ value: header, label: header })),
  };
}
