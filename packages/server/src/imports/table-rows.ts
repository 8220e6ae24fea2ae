import type { Column, Table } from "./columns.ts";
import { datesIn } from "./dates-in-text.ts";
import { readDate } from "./dates.ts";
import { isFigure, isTotal, normalHeader, readHeading } from "./headers.ts";
import type { Ignored } from "./import-result.ts";
import { isNothing, isNumber } from "./numbers.ts";
import { remembered } from "./row-periods.ts";
import { dateAt, type Row, textAt } from "./sheet.ts";
import { cutWords, withoutWords, toWords } from "./words.ts";

/** The lines below a table's headings, by what they are for. */
type SortedRows = {
  rows: Row[];
  /** Rows that say that they add up others. */
  totals: Row[];
  /** Lines right below the headings that explain them or name their units. */
  explanations: Row[];
  /** Lines of text below or between the rows. */
  below: Row[];
  /** Rows that are left out by what they say of themselves: a forecast, a target, another table. */
  left: Ignored[];
};

/** Sorts the lines below the headings; what a row says of its state, such as "Sebenar Okt 2026", is taken out of its cell. */
export function sortRows(table: Table, columns: Column[]): SortedRows {
  const { rows, others, left } = ofThisTable(table);
  const figures = columns.filter(({ meaning }) => isFigure(meaning));
  const named = columns.filter(({ meaning }) => !isFigure(meaning));
  const first = rows.findIndex((row) => !isExplanation(row, figures, named));
  const explanations = rows.slice(0, Math.max(first, 0));
  const texts = rows.slice(explanations.length);
  const below = new Set(texts.filter((row) => isText(row, figures)));
  const states = leaveOutStates(
    texts.filter((row) => !below.has(row)),
    table,
    named,
  );
  const totals = new Set(states.rows.filter((row) => isTotalRow(row, named)));
  const kept = states.rows.filter((row) => !totals.has(row));
  const undated = table.isAcross ? findUndated(kept, table, named) : { rows: new Set(), texts: [], left: [] };
  return {
    rows: kept.filter((row) => !undated.rows.has(row)),
    totals: [...totals],
    explanations,
    below: [...below, ...others, ...undated.texts],
    left: [...left, ...states.left, ...undated.left],
  };
}

/**
 * Of a table with a column for each period, columns that name none, such as "Perubahan" and "Nota": they are left out and named, as
 * unknown columns are elsewhere, and their words are texts beside the table.
 */
function findUndated(
  rows: Row[],
  { sheet }: Table,
  named: Column[],
): { rows: Set<Row>; texts: Row[]; left: Ignored[] } {
  const isDated = (row: Row, { index }: Column) => readDate(dateAt(row, index)) !== null;
  const dates = named.find((column) =>
    rows.some((row) => isDated(row, column) && !isNumber({ text: textAt(row, column.index), line: 1 })),
  );
  if (dates === undefined) return { rows: new Set(), texts: [], left: [] };
  // A month without its year, or one that is spelt wrongly, is not left out.
  const undated = rows.filter((row) => {
    const text = textAt(row, dates.index);
    return /\p{L}/u.test(text) && !isDated(row, dates) && namesNoDay(text);
  });
  const texts = undated.flatMap((row) => {
    const cells = row.cells.filter(({ text }, index) => index !== dates.index && /\p{L}/u.test(text));
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  const left = undated.map((row): Ignored => {
    return { sheet, line: row.line, column: textAt(row, dates.index), why: "unknown_column" };
  });
  return { rows: new Set(undated), texts, left };
}

/** Whether a text names neither days nor a number of its own, other than those of a year: "YTD 2026". */
function namesNoDay(text: string): boolean {
  const { mentions, rest } = datesIn(text, anyDay);
  return mentions.every(({ kind }) => kind === "year") && !/\d/.test(rest);
}

function isTotalRow(row: Row, named: Column[]): boolean {
  return [0, ...named.map(({ index }) => index)].some((index) => isTotal(textAt(row, index)));
}

/** The rows up to where headings begin another table below this one, which is left out and named, and the texts in that. */
function ofThisTable({ rows, header, sheet, isAcross }: Table): { rows: Row[]; others: Row[]; left: Ignored[] } {
  const first = rows.findIndex((row) => row.cells.some(isNumber));
  const headings = isAcross ? -1 : rows.findIndex((row, index) => index > first && first >= 0 && isHeader(row, header));
  if (headings < 0) return { rows, others: [], left: [] };
  // The lines right above its headings are its title.
  const last = rows.slice(0, headings).findLastIndex((row) => row.cells.some(isNumber));
  const line = rows[last + 1]?.line ?? null;
  const texts = rows.slice(headings + 1).filter((row) => filledCells(row).length === 1 && !row.cells.some(isNumber));
  const title = filledCells(rows[last + 1]).join(" ");
  return { rows: rows.slice(0, last + 1), others: texts, left: [{ sheet, line, column: title, why: "second_table" }] };
}

/** Whether a row is headings: those of the table again, or others of which one names a figure. */
function isHeader(row: Row, header: Row): boolean {
  if (row.cells.some(isNumber)) return false;
  const texts = filledCells(row);
  if (texts.length < 2) return false;
  const own = header.cells.map(({ text }) => normalHeader(text)).join("|");
  if (row.cells.map(({ text }) => normalHeader(text)).join("|") === own) return true;
  return texts.some((text) => isFigure(readHeading(text).meaning)) && texts.every((text) => readDate(text) === null);
}

function filledCells(row: Row | undefined): string[] {
  return (row?.cells ?? []).map(({ text }) => text.trim()).filter((text) => text !== "");
}

/** Whether a row has words where the table has numbers, and no date: units, or what the columns mean. */
function isExplanation(row: Row, figures: Column[], named: Column[]): boolean {
  const cells = figures.flatMap(({ index }) => row.cells[index] ?? []).filter(({ text }) => !isNothing(text));
  if (cells.length === 0 || cells.some((cell) => cell.shows !== undefined || isNumber(cell))) return false;
  if (named.some(({ index }) => readDate(dateAt(row, index)) !== null)) return false;
  // A digit makes it a number that somebody wrote in another way, but in '000.
  return cells.every(({ text }) => !/\d/.test(text.replaceAll(/['’]?000s?/g, "")));
}

/** Whether a row is a line of text: it has no figure, and does not say when. */
function isText(row: Row, figures: Column[]): boolean {
  const filled = row.cells.filter(({ text }) => text.trim() !== "");
  const hasFigure = figures.some(({ index }) => !isNothing(textAt(row, index)));
  return !hasFigure && filled.length <= 2 && filled.every(({ text }) => readDate(text) === null && /\p{L}/u.test(text));
}

const whys = ["forecast", "target"] as const;
type State = (typeof whys)[number] | "actual" | "difference" | null;

/** Leaves out the rows of forecasts and targets, and beside those also of differences; takes "actual" out of the others' cells. */
function leaveOutStates(rows: Row[], { sheet }: Table, columns: Column[]): { rows: Row[]; left: Ignored[] } {
  const described = columns.filter(({ meaning }) => meaning !== "client" && meaning !== "website");
  const rememberedState = remembered(stateIn);
  const found = rows.map((row) => {
    const states = described.map(({ index }) => ({ index, ...rememberedState(textAt(row, index)) }));
    return { row, states: states.filter(({ state }) => state !== null) };
  });
  const isPlanned = (state: State) => state === "forecast" || state === "target";
  const planned = found.some(({ states }) => states.some(({ state }) => isPlanned(state)));
  const left: Ignored[] = [];
  const kept = found.flatMap(({ row, states }): Row[] => {
    const out = states.find(({ state }) => isPlanned(state) || (planned && state === "difference"));
    if (out === undefined) return [withoutStates(row, states)];
    const why = out.state === "forecast" || out.state === "target" ? out.state : "difference";
    left.push({ sheet, line: row.cells[out.index]?.line ?? row.line, column: textAt(row, out.index), why });
    return [];
  });
  return { rows: kept, left };
}

function withoutStates(row: Row, states: { index: number; state: State; rest: string }[]): Row {
  const actual = new Map(states.filter(({ state }) => state === "actual").map(({ index, rest }) => [index, rest]));
  if (actual.size === 0) return row;
  return { ...row, cells: row.cells.map((cell, index) => ({ ...cell, text: actual.get(index) ?? cell.text })) };
}

const longestState = 60;

const states = [
  ["forecast", "forecast"],
  ["forecastAlone", "forecast"],
  ["target", "target"],
  ["besideActual", "target"],
  ["difference", "difference"],
  ["actual", "actual"],
] as const;

/** Whether a sheet's name says that it is of forecasts or targets, and of which. */
export function plannedBy(sheet: string | null): (typeof whys)[number] | null {
  const state = sheet === null ? null : stateIn(sheet).state;
  return state === "forecast" || state === "target" ? state : null;
}

/** What a cell says its row is, when it says nothing else but a date: "Unjuran", "Sasaran Okt 2026", "Okt 2026 (sebenar)". */
function stateIn(text: string): { state: State; rest: string } {
  if (text === "" || text.length > longestState || !/\p{L}/u.test(text)) return { state: null, rest: text };
  const words = toWords(text);
  const whole = withoutWords(words, []);
  const [, state] = states.find(([group]) => withoutWords(words, [group]) !== whole) ?? [];
  if (state === undefined) return { state: null, rest: text };
  const undated = toWords(datesIn(text, anyDay).rest);
  const others = withoutWords(undated, [
    "forecast",
    "forecastAlone",
    "target",
    "besideActual",
    "difference",
    "actual",
    "plain",
  ]);
  const rest = cutWords(text, "actual");
  if (others.replaceAll(/[\s%]/g, "") !== "") return { state: null, rest: text };
  // A total is not a state, and what remains of an actual must be a date.
  if (state === "actual" && /[\p{L}\d]/u.test(rest) && readDate(rest) === null) return { state: null, rest: text };
  return { state: state === "actual" && text.includes("%") ? "difference" : state, rest };
}

/** Only the words beside a date matter here. */
const anyDay = "2026-01-01";
