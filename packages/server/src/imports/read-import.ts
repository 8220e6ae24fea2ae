import { noFigures, numberFigures } from "@agency/model/figures";
import type { FileFormat } from "@agency/model/origin";
import { checkPeriodFigures, partsBeyondTotal, visitorParts } from "../figures/figures.ts";
import { adsPlatform, readAdsExport } from "./ads-export.ts";
import { readAnswersExport } from "./answers-export.ts";
import { decidedMapping, ownValue } from "./columns.ts";
import { approximation } from "./ga4-dimensions.ts";
import { isGa4, readGa4 } from "./ga4.ts";
import { isUsual, withUsualColumn } from "./heading-doubts.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  type ImportResult,
  mostProblems,
  type Question,
  type SheetReading,
} from "./import-result.ts";
import { openFile } from "./open-file.ts";
import { outsideOfSheet } from "./outside.ts";
import { readPlainTable } from "./plain-table.ts";
import { judgeOutside } from "./says.ts";
import { tableKind, readSearchConsole } from "./search-console.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";
import { plannedBy } from "./table-rows.ts";
import { templateColumns } from "./template.ts";

/** How far down headings may begin, and as much of them as a sentence can name. */
const titleRows = 30;
const longestHeading = 40;
const mostHeadings = 6;

/**
 * Reads a file of figures that people have: our template, exports of GA4, Search Console, ad platforms and Bing, and tables of their own, as csv, zip
 * or xlsx. Nothing is guessed: what a report could get wrong is asked, one question at a time, and answered by passing `answers` in
 * again with the same file. Never throws.
 * @returns all that the file holds for reports; or one question; or up to twenty problems by sheet, line and column
 */
export async function readImport(bytes: Uint8Array, context: ImportContext): Promise<ImportResult> {
  const opened = await openFile(bytes, context);
  if ("problems" in opened) return { kind: "problems", ...opened };
  if ("question" in opened) return { kind: "question", ...opened };
  const sheets = opened.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) return { kind: "problems", problems: [{ field: "file", problem: "no_rows" }] };
  const answers = readAnswersExport(sheets, context);
  if (answers) {
    const left = { rows: [], ignored: opened.ignored, outside: [] };
    return combine([answers.reading, left], answers.format, sheets, context);
  }
  const search = sheets.some((sheet) => isSearchTable(sheet));
  const ga4 = sheets.some(({ rows }) => isGa4(rows));
  const [ads] = sheets.flatMap((sheet) => adsPlatform(sheet) ?? []);
  const others = sheets.filter(({ rows }) => !isGa4(rows));
  const readings = [
    ...(search ? [readSearchConsole(others, context)] : []),
    ...sheets.filter(({ rows }) => isGa4(rows)).map((sheet) => readGa4(sheet, context)),
    ...(search
      ? []
      : others.map((sheet) =>
          inSheet(
            sheet,
            readAdsExport(sheet, context) ?? (ga4 ? null : readTable(sheet, others, context)) ?? unknownSheet(sheet),
          ),
        )),
  ];
  return combine(
    [...readings, { rows: [], ignored: opened.ignored, outside: [] }],
    search ? "search_console" : ga4 ? "ga4" : (ads ?? (sheets.some(isTemplate) ? "template" : "table")),
    sheets,
    context,
  );
}

/** Reads a table of people's own; one of forecasts or targets is left out beside others. */
function readTable(sheet: Sheet, others: Sheet[], context: ImportContext): SheetReading | null {
  const why = plannedBy(sheet.name);
  const alone = others.every(({ name }) => plannedBy(name) !== null);
  if (why === null || alone) return readPlainTable(sheet, context);
  return { rows: [], ignored: [{ sheet: sheet.name, line: null, column: null, why }], outside: [] };
}

function combine(readings: SheetReading[], format: FileFormat, sheets: Sheet[], context: ImportContext): ImportResult {
  const problems = readings.flatMap((reading) => ("problems" in reading ? reading.problems : []));
  if (problems.length > 0) return { kind: "problems", problems: problems.slice(0, mostProblems) };
  const [question] = readings.flatMap((reading) => ("question" in reading ? [reading.question] : []));
  if (question) return { kind: "question", question: withUsualColumn(question) };
  const found = readings.filter((reading) => "rows" in reading);
  const ignored: Ignored[] = found.flatMap((reading) => reading.ignored);
  const rows: ImportedRow[] = found.flatMap((reading) => reading.rows);
  const combined = combineRows(rows, format, context);
  if ("question" in combined) return { kind: "question", question: combined.question };
  if ("problems" in combined) return { kind: "problems", problems: combined.problems };
  const judged = judgeOutside(
    found.flatMap(({ outside }) => outside),
    combined.rows,
    context,
  );
  if ("question" in judged) return { kind: "question", question: judged.question };
  if ("problems" in judged) return { kind: "problems", problems: judged.problems };
  if (combined.rows.length === 0) return { kind: "problems", problems: [nothingIn(ignored, sheets)] };
  return {
    kind: "rows",
    format,
    rows: combined.rows,
    ignored,
    outside: judged.outside,
    mapping: decidedMapping(context),
  };
}

/** Why a file that was understood gives no figure. */
function nothingIn(ignored: Ignored[], sheets: Sheet[]): ImportProblem {
  const first = (...reasons: Ignored["why"][]) => ignored.find(({ why }) => reasons.includes(why));
  const at = (part: Ignored) => (part.line === null ? {} : { line: part.line });
  const days = first("part_of_a_period");
  if (days) return { field: "file", problem: "days_missing", ...at(days) };
  const sums = first("people_do_not_add_up", "no_total");
  if (sums) return { field: "file", problem: "nothing_adds_up", ...at(sums) };
  const unknown = first("unknown_table");
  if (unknown === undefined) return { field: "file", problem: "no_rows" };
  const rows = sheets.flatMap((sheet) => (sheet.name === unknown.sheet ? sheet.rows : []));
  const params = { found: unknownHeadings(rows, unknown.line) };
  return { field: "file", problem: "no_known_column", params, ...at(unknown) };
}

/** The headings that nobody knows, as far as they fit into a sentence: those of a line, or below it those of the first wide one. */
function unknownHeadings(rows: Row[], line: number | null): string {
  const [header, ...others] = rows.filter((row) => row.line >= (line ?? 1)).slice(0, titleRows);
  const wide = [header, ...others].find((row) => textsIn(row).length > 1) ?? header;
  const texts = textsIn(wide).map(shortened);
  return texts.length > mostHeadings ? `${texts.slice(0, mostHeadings).join(", ")} …` : texts.join(", ");
}

function textsIn(row: Row | undefined): string[] {
  return (row?.cells ?? []).map(({ text }) => text.trim()).filter((text) => text !== "");
}

function shortened(text: string): string {
  return text.length > longestHeading ? `${text.slice(0, longestHeading)} …` : text;
}

/** A reading whose problems say in which sheet they are. */
function inSheet({ name }: Sheet, reading: SheetReading): SheetReading {
  if (name === null || !("problems" in reading)) return reading;
  return { problems: reading.problems.map((problem) => ({ ...problem, sheet: name })) };
}

function unknownSheet(sheet: Sheet): SheetReading {
  const { name, rows } = sheet;
  const line = rows[0]?.line ?? null;
  return {
    rows: [],
    ignored: [{ sheet: name, line, column: null, why: "unknown_table" }],
    outside: outsideOfSheet(sheet),
  };
}

function isSearchTable(sheet: Sheet): boolean {
  const kind = tableKind(sheet);
  return kind !== null && kind !== "other";
}

function isTemplate({ rows }: Sheet): boolean {
  const [header] = rows;
  return (
    header !== undefined && templateColumns.every((column, index) => textAt(header, index).toLowerCase() === column)
  );
}

type Combined = { rows: ImportedRow[] } | { question: Question } | { problems: ImportProblem[] };

/**
 * Joins what several tables of an export say of the same property and period: they complete each other, and two that differ in a
 * figure are a question. Two rows of people's own tables are asked about once it is known whose they are.
 */
export function combineRows(rows: ImportedRow[], format: FileFormat, context: ImportContext): Combined {
  if (format !== "ga4" && format !== "search_console") return { rows };
  const names = new Set(rows.map(({ client }) => client).filter((client) => client !== null));
  const [only = null] = names.size === 1 ? names : [];
  const combined: ImportedRow[] = [];
  const groups = Map.groupBy(rows, ({ client, reportType, period }) =>
    JSON.stringify([client ?? only, reportType, period.start]),
  );
  for (const parts of groups.values()) {
    const row = joined(parts, context);
    if ("question" in row) return row;
    const { reportType, period, figures, places } = row;
    const input = { reportType, periodStart: period.start, figures: { ...noFigures, ...figures } };
    // Google counts people approximately, and somebody can come by several channels, though no channel has more than all.
    const near = Math.ceil((figures.totalVisitors ?? 0) * approximation);
    const overlaps = visitorParts.some((part) => places[part]?.overlaps);
    const within = visitorParts.every((part) => (figures[part] ?? 0) <= (figures.totalVisitors ?? 0) + near);
    const allowed = overlaps && within ? Math.max(near, partsBeyondTotal(input.figures)) : near;
    const problems = checkPeriodFigures(input, context.now, allowed).map((problem) => ({
      ...problem,
      field: "row",
      line: row.from.line,
    }));
    if (problems.length > 0) return { problems };
    if (Object.keys({ ...figures, ...row.searches }).length > 0) combined.push({ ...row, client: row.client ?? only });
  }
  return { rows: combined };
}

function joined([first, ...others]: ImportedRow[], context: ImportContext): ImportedRow | { question: Question } {
  if (first === undefined) throw new RangeError("A group has at least one row");
  const all = [first, ...others];
  const row: ImportedRow = {
    ...first,
    figures: {},
    places: {},
    searches: Object.assign({}, ...all.map(({ searches }) => searches)),
    notes: [...new Set(all.flatMap(({ notes }) => notes))],
  };
  for (const figure of numberFigures) {
    const stated = all.filter(({ figures }) => figures[figure] !== undefined);
    const [one] = stated;
    if (one === undefined) continue;
    const values = new Set(stated.map(({ figures }) => figures[figure]));
    const answer = ownValue(context.answers, `table:${figure}`);
    const chosen = values.size === 1 ? one : stated.find(({ from }) => sheetLine(from) === answer);
    if (chosen === undefined) return { question: askTable(figure, stated) };
    row.figures[figure] = chosen.figures[figure] ?? null;
    const place = chosen.places[figure];
    if (place) row.places[figure] = place;
  }
  const rankings = all.find(({ figures }) => figures.topRankings !== undefined);
  if (rankings?.figures.topRankings) row.figures.topRankings = rankings.figures.topRankings;
  if (rankings?.places.topRankings) row.places.topRankings = rankings.places.topRankings;
  return row;
}

function askTable(figure: (typeof numberFigures)[number], stated: ImportedRow[]): Question {
  const [first] = stated;
  const statedColumn = ({ places }: ImportedRow) => places[figure]?.column ?? "";
  const named = new Set(stated.map(statedColumn)).size > 1;
  const usual = stated.find((row) => isUsual(row.places[figure]?.measure, figure));
  return {
    id: `table:${figure}`,
    kind: "figure_table",
    sheet: first?.from.sheet ?? null,
    line: first?.from.line ?? null,
    about: { column: null, figure, example: null },
    choices: stated.map((row) => ({
      value: sheetLine(row.from),
      label: `${named ? `${statedColumn(row)}: ` : ""}${row.figures[figure]}`,
    })),
    ...(usual && { usual: sheetLine(usual.from) }),
  };
}

function sheetLine({ sheet, line }: ImportedRow["from"]): string {
  return `${sheet ?? ""}:${line}`;
}
