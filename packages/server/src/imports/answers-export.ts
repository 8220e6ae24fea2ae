import { keptAnswerRows } from "@agency/model/ai-answers";
import type { FileFormat } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { rounded } from "@agency/model/report/rounding";
import { checkPeriod } from "../figures/figures.ts";
import { decideMissing, decideNone, decideReport } from "./answers-questions.ts";
import {
  type AnswersFile,
  type AnswersTable,
  type CountedRow,
  findAnswers,
  isAnswersFilter,
  partIn,
  readCounts,
  readDay,
} from "./answers-tables.ts";
import { dayCount } from "./dates.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type Question,
  type ReadAnswers,
  type SheetReading,
} from "./import-result.ts";
import { answeredPeriod, askPeriod, wholePeriod } from "./row-periods.ts";
import { monthsWithin, namedSheet, pagesHost, type Range, rangeIn, refuseFilters } from "./search-filters.ts";
import { type Sheet, textAt } from "./sheet.ts";

type Open = { question: Question } | { problems: ImportProblem[] };
type Typed = { reportType: ReportType; period: Period };
/** The rows of a table with the table. */
type Counted = { table: AnswersTable; rows: CountedRow[] };

/**
 * Reads an export about answers by AI: Search Console's on generative AI, and Bing's AI Performance. Its counts are never added to another
 * engine's or to searches. Null for any other file, and for one that somebody answered to be another.
 */
export function readAnswersExport(
  sheets: Sheet[],
  context: ImportContext,
): { format: FileFormat; reading: SheetReading } | null {
  const found = findAnswers(sheets);
  if (found === null) return null;
  const format = found.engine === "google" ? "google_ai" : "bing_ai";
  const decided = decideKind(found, context);
  if ("question" in decided) return { format, reading: decided };
  return decided.isAnswers ? { format, reading: readFile(found, sheets, context) } : null;
}

function decideKind({ engine, tables, isNamed }: AnswersFile, context: ImportContext) {
  const main = tables.find((table) => partIn(table) !== null);
  if (isNamed || main === undefined) return { isAnswers: true };
  const at = { engine, sheet: main.sheet.name, line: main.header.line };
  return decideReport(at, textAt(main.header, 1), context);
}

function readFile(file: AnswersFile, sheets: Sheet[], context: ImportContext): SheetReading {
  const { engine, tables } = file;
  const filters = tables.find(({ kind }) => kind === "filters");
  const refused = [...refuseFilters(filters?.sheet, isAnswersFilter), ...refuseCut(file)];
  if (refused.length > 0) return { problems: refused };
  const read: Counted[] = [];
  for (const table of tables.filter((one) => partIn(one) !== null)) {
    const counts = readCounts(table, { mayBeUnknown: engine === "google" && table.kind === "days" });
    if ("problems" in counts) return counts;
    const differing = compareTotals(table, counts.rows, counts.totals);
    if (differing) return { problems: [differing] };
    read.push({ table, rows: counts.rows });
  }
  const parts = read.filter(({ rows }) => rows.length > 0);
  const ignored = sheets.flatMap((sheet): Ignored[] => {
    const table = tables.find((one) => one.sheet === sheet);
    if (table === undefined) return [{ sheet: sheet.name, line: null, column: null, why: "unknown_table" }];
    return table.kind === "other" ? [{ sheet: sheet.name, line: null, column: null, why: "not_needed" }] : [];
  });
  if (parts.length === 0) return { problems: [{ field: "file", problem: "no_rows" }] };
  const days = parts.find(({ table }) => table.kind === "days");
  const lists = parts.filter(({ table }) => table.kind !== "days");
  const range = filters?.rows.map((row) => rangeIn(textAt(row, 1))).find((one) => one !== null) ?? null;
  const counted = days ? countDays(days, range, file, context) : null;
  if (counted && !("periods" in counted)) return counted;
  const listed = listedPeriod(lists, counted?.covered ?? range, context);
  if (!("when" in listed)) return listed;
  const rows = toRows(counted?.periods ?? [], listed.when ? { ...listed.when, lists } : null, file);
  const cut = listed.when === null ? lists.map(({ table }) => partIgnored(table, "several_periods")) : [];
  const late = rows.flatMap(({ reportType, period, from }): ImportProblem[] => {
    const problem = checkPeriod({ reportType, periodStart: period.start }, context.now);
    return problem ? [{ ...problem, field: "row", line: from.line }] : [];
  });
  if (late.length > 0) return { problems: late.slice(0, mostProblems) };
  return { rows, ignored: [...ignored, ...(counted?.ignored ?? []), ...cut], outside: [] };
}

function partIgnored({ sheet, header }: AnswersTable, why: Ignored["why"]): Ignored {
  return { sheet: sheet.name, line: header.line, column: null, why };
}

/** Bing's days have the cited pages beside the citations, unless they are filtered. */
function refuseCut({ engine, tables }: AnswersFile): ImportProblem[] {
  const cut = tables.filter(({ kind, perDay }) => engine === "bing" && kind === "days" && perDay === null);
  return cut.map(({ sheet, header }) => ({
    field: textAt(header, 1),
    problem: "answers_filtered",
    line: header.line,
    ...namedSheet(sheet),
  }));
}

/** Days add up to their total. Lists do not: an answer may use several pages, and Bing's searches are a sample. */
function compareTotals(table: AnswersTable, rows: CountedRow[], totals: CountedRow[]): ImportProblem | null {
  const [stated] = totals;
  if (stated === undefined || stated.count === null || table.kind !== "days") return null;
  const sum = rows.reduce((all, { count }) => all + (count ?? 0), 0);
  if (sum === stated.count) return null;
  const params = { sum, total: stated.count };
  const field = textAt(table.header, table.counted);
  return { field, problem: "total_differs", params, line: stated.row.line, ...namedSheet(table.sheet) };
}

type DayCounts = {
  periods: (Typed & { part: ReadAnswers })[];
  /** The days that the export covers. */
  covered: Range;
  ignored: Ignored[];
};

/** Adds up the days of each whole period; one that lacks days is asked about, or left out. */
function countDays(
  { table, rows }: Counted,
  range: Range | null,
  { engine }: AnswersFile,
  context: ImportContext,
): DayCounts | Open {
  const days = rows.map((one) => ({ ...one, day: readDay(one.name, engine) }));
  const unread = days.filter(({ day }) => day === null);
  if (unread.length > 0) {
    const field = textAt(table.header, 0);
    const place = namedSheet(table.sheet);
    const problems = unread.map(({ row }) => ({ field, problem: "not_days" as const, line: row.line, ...place }));
    return { problems: problems.slice(0, mostProblems) };
  }
  const sorted = days.map(({ day }) => day ?? "").toSorted();
  const covered = range ?? { start: sorted[0] ?? "", end: sorted.at(-1) ?? "" };
  const whole = wholePeriod(covered.start, covered.end);
  const periods: Typed[] = whole
    ? [whole]
    : monthsWithin(covered, context.now).map((period) => ({ reportType: "monthly", period }));
  const { line } = table.header;
  if (periods.length === 0) {
    const place = { line, ...namedSheet(table.sheet) };
    return { problems: [{ field: "row", problem: "not_a_whole_period", params: covered, ...place }] };
  }
  const counted: DayCounts = { periods: [], covered, ignored: [] };
  for (const when of periods) {
    const { start, end } = when.period;
    const own = days.filter(({ day }) => day !== null && day >= start && day <= end);
    const known = own.filter(({ count }) => count !== null);
    const at = { engine, sheet: table.sheet.name, line: own[0]?.row.line ?? line };
    const name = `${when.reportType} ${start}`;
    const of = dayCount(start, end);
    const decided =
      known.length === of ? { isWhole: true } : decideMissing(at, { period: name, days: known.length, of }, context);
    if ("question" in decided) return decided;
    const count = known.reduce((sum, one) => sum + (one.count ?? 0), 0);
    const none = engine === "google" && count === 0 ? decideNone(at, name, context) : { isCounted: true };
    if (decided.isWhole && "question" in none) return none;
    if (!decided.isWhole || ("isCounted" in none && !none.isCounted)) {
      const why = decided.isWhole ? "not_chosen" : "part_of_a_period";
      counted.ignored.push({ sheet: table.sheet.name, line: at.line, column: start.slice(0, 7), why });
      continue;
    }
    const from = { sheet: table.sheet.name, line: at.line };
    counted.periods.push({ ...when, part: { engine, part: "count", count, pagesPerDay: meanPages(own), from } });
  }
  return counted;
}

/** The pages that were cited on a day, on average; null where a day does not tell. */
function meanPages(days: CountedRow[]): number | null {
  const known = days.flatMap(({ perDay }) => perDay ?? []);
  if (known.length === 0 || known.length !== days.length) return null;
  return rounded(known.reduce((sum, pages) => sum + pages, 0) / known.length, 1);
}

/** The period of lists, which never say it themselves: that of the days beside them, else what somebody answers. Null for several. */
function listedPeriod(lists: Counted[], covered: Range | null, context: ImportContext): { when: Typed | null } | Open {
  const [first] = lists;
  if (first === undefined) return { when: null };
  if (covered) return { when: wholePeriod(covered.start, covered.end) };
  const when = answeredPeriod(context);
  return when ? { when } : { question: askPeriod(first.table.sheet.name, first.table.header.line, context) };
}

/** A row for each period, with the lists where they are of it. */
function toRows(
  counts: DayCounts["periods"],
  listed: (Typed & { lists: Counted[] }) | null,
  { engine }: AnswersFile,
): ImportedRow[] {
  const lists = (listed?.lists ?? []).flatMap(({ table, rows }): ReadAnswers[] => {
    const part = table.kind === "queries" ? "queries" : "pages";
    const kept = keptAnswerRows(rows.map(({ name, count }) => ({ name, count: count ?? 0 })));
    const from = { sheet: table.sheet.name, line: rows[0]?.row.line ?? table.header.line };
    return kept.length === 0 ? [] : [{ engine, part, rows: kept, from }];
  });
  const pages = (listed?.lists ?? []).find(({ table }) => table.kind === "pages");
  const client = pages ? pagesHost(pages.rows) : null;
  const row = ({ reportType, period }: Typed, aiAnswers: ReadAnswers[]): ImportedRow[] => {
    const [first] = aiAnswers;
    if (first === undefined) return [];
    const nothing = { figures: {}, places: {}, searches: {}, notes: [] };
    return [{ client, reportType, period, ...nothing, aiAnswers, from: first.from }];
  };
  const isListed = ({ reportType, period }: Typed) =>
    reportType === listed?.reportType && period.start === listed.period.start;
  const withLists = counts.flatMap((one) => row(one, [one.part, ...(isListed(one) ? lists : [])]));
  return listed === null || counts.some(isListed) ? withLists : [...withLists, ...row(listed, lists)];
}
