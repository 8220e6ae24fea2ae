import { isDate } from "@agency/model/report/periods";
import { chooseColumns, type Column, readColumns } from "./columns.ts";
import { isComparing, isNotNeeded } from "./ga4-dimensions.ts";
import { isMetric, takeMetrics } from "./ga4-metrics.ts";
import { isFigure, normalHeader } from "./headers.ts";
import { headingDoubts } from "./heading-doubts.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type OutsideText,
  type Question,
  type SheetReading,
} from "./import-result.ts";
import { isNumber } from "./numbers.ts";
import { answeredPeriod, askPeriod, type Dated, wholePeriod } from "./row-periods.ts";
import { askSaying } from "./says.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

type BlockReading =
  | { row: ImportedRow | null; ignored: Ignored[] }
  | { question: Question }
  | { problems: ImportProblem[] };

/**
 * Reads an export of GA4: comments, then one or more tables. Takes totals from rows of totals, else adds up what divides them; leaves
 * out what would count somebody twice. What its comments, columns and rows say beside that is asked about or refused.
 */
export function readGa4({ name, rows }: Sheet, context: ImportContext): SheetReading {
  const found: ImportedRow[] = [];
  const ignored: Ignored[] = [];
  const problems: ImportProblem[] = [];
  const blocks = splitBlocks(rows);
  for (const block of blocks) {
    const read = isPartOfAnother(block, blocks) ? partOfUsers(block, name) : readBlock(block, name, context);
    if ("question" in read) return read;
    if ("problems" in read) problems.push(...read.problems);
    else {
      ignored.push(...read.ignored);
      if (read.row) found.push(read.row);
    }
  }
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) };
  return { rows: found, ignored, outside: blocks.flatMap((block) => propertyLines(block, name)) };
}

/** The lines that name a table's property, with or without its label. */
function propertyLines({ property, names }: Block, sheet: string | null): OutsideText[] {
  const lines = [...(property === null ? [] : [property]), ...names];
  return lines.map(({ line, text }) => ({ sheet, line, text, where: "property", periods: [] }));
}

/** Whether the same table of all users is in the file as well. */
function isPartOfAnother(block: Block, blocks: Block[]): boolean {
  const columns = ({ header }: Block) => header.cells.map(({ text }) => normalHeader(text)).join("|");
  const isSame = (other: Block) =>
    other.start === block.start && other.end === block.end && columns(other) === columns(block);
  return block.parts.length > 0 && blocks.some((other) => other.parts.length === 0 && isSame(other));
}

function partOfUsers({ header, parts }: Block, sheet: string | null): BlockReading {
  const column = parts.map(({ text }) => text).join(", ");
  return { row: null, ignored: [{ sheet, line: header.line, column, why: "part_of_users" }] };
}

function readBlock(block: Block, sheet: string | null, context: ImportContext): BlockReading {
  const { header, rows, title } = block;
  const table = { sheet, header, columns: readColumns(header, context, null).map(onlyFigure), rows };
  const columns = chooseColumns(table, context);
  if (!Array.isArray(columns)) return { question: columns };
  const doubts = headingDoubts({ ...table, columns });
  if (doubts !== null) return doubts;
  const metrics = columns.filter(isMetric);
  const from = { sheet, line: header.line };
  if (metrics.length === 0 || rows.length === 0) {
    return { row: null, ignored: [{ ...from, column: title ?? textAt(header, 0), why: "unknown_table" }] };
  }
  const limited = checkLimits(block, columns, sheet, context);
  if (limited !== null) return limited;
  const dated = decidePeriod(block, sheet, context);
  if (!("period" in dated)) return dated;
  const notes: ImportedRow["notes"] = block.thresholded ? ["thresholded"] : [];
  const row: ImportedRow = {
    client: block.property?.text ?? null,
    ...dated,
    figures: {},
    places: {},
    searches: {},
    notes,
    from,
  };
  const others = columns.filter((column) => column.index > 0 && !isMetric(column));
  const texts = others.filter(({ index }) => rows.some((one) => isText(one, index)));
  const taken = takeMetrics({ header, rows, texts, metrics }, row, context);
  if (!("ignored" in taken)) return taken;
  const unread = others.map((column): Ignored => {
    const known = texts.includes(column) || isNotNeeded(column.header);
    return { ...from, column: column.header, why: known ? "not_needed" : column.why };
  });
  return { row, ignored: [...unread, ...taken.ignored] };
}

/** A column without what only describes rows, such as dates: the comments say the period. */
function onlyFigure(column: Column): Column {
  return isFigure(column.meaning) ? column : { ...column, meaning: null };
}

function isText(row: Row, index: number): boolean {
  const text = textAt(row, index);
  return /\p{L}/u.test(text) && !isNumber({ text, line: row.line });
}

/** Refuses or asks about a table that is not of all users in one range of days: a comparison, a segment, a filter, a narrow report. */
function checkLimits(
  block: Block,
  columns: Column[],
  sheet: string | null,
  context: ImportContext,
): { question: Question } | { problems: ImportProblem[] } | null {
  const { header, parts, compared } = block;
  const comparing = columns.find(({ header: name }) => isComparing(name));
  if (compared || comparing) {
    const place = comparing ? { column: comparing.index + 1 } : {};
    return { problems: [{ field: comparing?.header ?? "row", problem: "compared", line: header.line, ...place }] };
  }
  const narrow = narrowReport(block, columns);
  for (const part of narrow === null ? parts : [...parts, { text: narrow, line: header.line }]) {
    const asked = askSaying("part_of_all", { ...part, sheet }, context);
    if (asked !== null) return asked;
  }
  return null;
}

/** The name that marks a report as only of people who came by Google's ads, or only by its search. */
function narrowReport({ title, header }: Block, columns: Column[]): string | null {
  const ofAds = /google ads|iklan google|google ?[广廣]告/i;
  const ofSearch = /google organic|organic google|carian organik google|google ?自然/i;
  const names = [title ?? "", textAt(header, 0)];
  const metrics = columns.map(({ header: name }) => name);
  return names.find((name) => ofAds.test(name)) ?? [...names, ...metrics].find((name) => ofSearch.test(name)) ?? null;
}

function decidePeriod(
  { header, start, end }: Block,
  sheet: string | null,
  context: ImportContext,
): Pick<Dated, "reportType" | "period"> | { question: Question } | { problems: ImportProblem[] } {
  const period = start && end ? wholePeriod(start, end) : answeredPeriod(context);
  if (period !== null) return period;
  if (!start || !end) return { question: askPeriod(sheet, header.line, context) };
  return { problems: [{ field: "row", problem: "not_a_whole_period", params: { start, end }, line: header.line }] };
}

/** One table of a GA4 export with what the comments above it say. */
type Block = {
  title: string | null;
  property: Comment | null;
  start: string | null;
  end: string | null;
  /** Further names between the rules of its head, such as a property's without its label. */
  names: Comment[];
  /** Whether it compares two ranges of days. */
  compared: boolean;
  /** Whether Google withheld small numbers, as its comment says. */
  thresholded: boolean;
  /** Further comments: a segment or a filter, so that it may be of some users only. */
  parts: Comment[];
  header: Row;
  rows: Row[];
};

type Comment = { text: string; line: number };
type Comments = Omit<Block, "header" | "rows"> & { inHead: boolean };

const nothingSaid = {
  title: null,
  start: null,
  end: null,
  compared: false,
  parts: [],
  names: [],
  thresholded: false,
  inHead: false,
};

const propertyLabel = /^(?:property|properti|propriété|propiedad|harta|hartanah|媒体资源|資源)\s*[:：]\s*/i;
const accountLabel = /^(?:account|akaun|akun|konto|compte|cuenta|账号|帐号|帳戶)\s*[:：]/i;
const threshold = /threshold|ambang|阈值|門檻/i;

/** How GA4 names the segment of everybody, as `normalHeader` writes it. */
const everybody = new Set([
  "all users",
  "semua pengguna",
  "所有用户",
  "所有使用者",
  "alle nutzer",
  "tous les utilisateurs",
  "todos los usuarios",
  "すべてのユーザー".normalize("NFKD").replaceAll(/\p{M}/gu, ""),
]);

/** Whether a table begins with the lines that GA4 writes above its exports. */
export function isGa4(rows: Row[]): boolean {
  const [first] = rows;
  return first !== undefined && textAt(first, 0).startsWith("# --");
}

/** The tables of an export. Each begins after comments, or after a blank line with a row that has no number. */
function splitBlocks(rows: Row[]): Block[] {
  const blocks: Block[] = [];
  let comments: Comments = { ...nothingSaid, property: null };
  let open: Block | null = null;
  let above = 0;
  for (const row of rows) {
    if (textAt(row, 0).startsWith("#")) {
      // The first comment after a table is of another one.
      const known: Comments = open === null ? comments : { ...nothingSaid, property: comments.property };
      comments = withComment(known, row);
      open = null;
    } else {
      const begins: boolean = open === null || (row.line > above + 1 && !row.cells.some(isNumber));
      if (begins) {
        const { inHead: _inHead, ...said } = comments;
        open = { ...said, header: row, rows: [] };
        blocks.push(open);
      } else open?.rows.push(row);
    }
    const last = row.cells.at(-1);
    above = (last?.line ?? row.line) + (last?.text.split("\n").length ?? 1) - 1;
  }
  return blocks;
}

/** Excel ends each comment with a separator for every column of the table. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && ",;\t ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function withComment(known: Comments, { cells, line }: Row): Comments {
  const joined = cells.map((cell) => cell.text).join(",");
  const text = withoutSeparators(joined.replace(/^#/, "")).trim();
  if (text === "") return known;
  // The lines between two rules name report, account and property.
  if (text.startsWith("--")) return { ...known, inHead: !known.inHead };
  const days = daysIn(text);
  if (days.length > 0) return withDays(known, days);
  if (propertyLabel.test(text)) {
    const name = text.replace(propertyLabel, "").trim();
    return { ...known, property: name === "" ? null : { text: name, line } };
  }
  if (accountLabel.test(text)) return known;
  if (threshold.test(text)) return { ...known, thresholded: true };
  if (known.inHead && known.title === null) return { ...known, title: text };
  if (known.inHead && !/[:：]/.test(text)) return { ...known, names: [...known.names, { text, line }] };
  if (everybody.has(normalHeader(text))) return known;
  return { ...known, parts: [...known.parts, { text, line }] };
}

function daysIn(text: string): string[] {
  const written = text.match(/(?<!\d)\d{8}(?!\d)/g) ?? [];
  return written.map((day) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`).filter(isDate);
}

/** One range in one comment, or its first and last day in two; any further day is of a comparison. */
function withDays(known: Comments, [first = "", second, ...others]: string[]): Comments {
  if (known.end !== null || others.length > 0) return { ...known, compared: true };
  if (second !== undefined)
    return known.start === null ? { ...known, start: first, end: second } : { ...known, compared: true };
  return known.start === null ? { ...known, start: first } : { ...known, end: first };
}
