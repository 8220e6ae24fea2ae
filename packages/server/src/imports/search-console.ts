import type { Period } from "@agency/model/report/periods";
import { rounded } from "@agency/model/report/rounding";
import { keptKeywords, keptPages, type Keyword, type SearchedPage } from "@agency/model/searches";
import { keepableRankings, rankingLimits } from "@agency/model/top-rankings";
import { dayCount, readDate } from "./dates.ts";
import { normalHeader } from "./headers.ts";
import {
  type Ignored,
  type ImportContext,
  type ImportedRow,
  type ImportProblem,
  mostProblems,
  type SheetReading,
} from "./import-result.ts";
import { readAmount, readRank } from "./numbers.ts";
import { answeredPeriod, askPeriod, wholePeriod } from "./row-periods.ts";
import {
  dayIn,
  filterHeaders,
  isFilters,
  monthsWithin,
  named,
  namedSheet,
  pagesHost,
  type Range,
  rangeIn,
  refuseFilters,
} from "./search-filters.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

/**
 * The tables of an export. `hours` is a chart by the hour. `other` are countries, devices and kinds of results, which no report needs.
 */
type SearchTable = "queries" | "pages" | "chart" | "hours" | "filters" | "other";

const positions = named(
  "position, average position, kedudukan, kedudukan purata, 排名, 平均排名, posisi, posisi rata-rata, 掲載順位",
);
const clicksNames = named("clicks, klik, 点击次数, 點擊, 點擊次數, klicks, clics, クリック数");
const queryNames = named(
  "top queries, queries, query, pertanyaan, pertanyaan teratas, pertanyaan popular, kueri, kueri teratas, kueri terpopuler",
  "热门查询, 查询, 熱門查詢項目, 熱門查詢, 查詢, häufigste suchanfragen, suchanfragen, requêtes les plus fréquentes, requêtes",
  "上位のクエリ, クエリ",
);
const others = named(
  "country, countries, device, devices, search appearance, negara, peranti, penampilan carian",
  "kemunculan carian, tampilan carian, 国家 地区, 设备, 搜索结果呈现, 國家 地區, 裝置, 搜尋外觀",
  "land, länder, gerät, geräte, darstellung in der suche, pays, appareil, appareils, perangkat, 国, デバイス, 検索での見え方",
);
/** Which table of Search Console a sheet is: by its five columns, whose names are translated, and by what its rows hold. */
export function tableKind({ rows }: Sheet): SearchTable | null {
  const [header, first] = rows;
  if (header === undefined) return null;
  const names = header.cells.map(({ text }) => normalHeader(text));
  if (filterHeaders.has(names.slice(0, 2).join(" ")) && header.cells.length < 4) return "filters";
  const [subject = "", second = "", , rate = "", last = ""] = names;
  if (header.cells.length !== 5 || !(rate === "ctr" || (clicksNames.has(second) && positions.has(last)))) return null;
  if (others.has(subject)) return "other";
  if (queryNames.has(subject)) return "queries";
  const name = first ? textAt(first, 0) : "";
  // Midnight of the first hour reads as a day.
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:/.test(name)) return "hours";
  if (readDate(name)?.kind === "day") return "chart";
  if (/^https?:\/\//.test(name)) return "pages";
  return first === undefined ? "other" : null;
}

type Tables = Partial<Record<SearchTable, Sheet>>;
/** Filtered exports are refused, so one that is read is of all searches. */
const everywhere = { list: "top" as const, country: null };

/**
 * Reads the tables of a Search Console export: the average position of the period from its days, its queries and its pages. The
 * period comes from Filters, else from the days, else it is asked.
 */
export function readSearchConsole(sheets: Sheet[], context: ImportContext): SheetReading {
  const tables: Tables = {};
  const ignored: Ignored[] = [];
  for (const sheet of sheets) {
    const kind = tableKind(sheet) ?? (isFilters(sheet) ? "filters" : null);
    if (kind === null || tables[kind])
      ignored.push({ sheet: sheet.name, line: null, column: null, why: "unknown_table" });
    else if (kind === "other") ignored.push({ sheet: sheet.name, line: null, column: null, why: "not_needed" });
    else tables[kind] = sheet;
  }
  const limits = [...refuseFilters(tables.filters), ...refuseHours(tables.hours)];
  if (limits.length > 0) return { problems: limits };
  const [chart, queries, pages] = [measured(tables.chart), measured(tables.queries), measured(tables.pages)];
  const problems = [chart, queries, pages].flatMap((read) => read.problems).slice(0, mostProblems);
  if (problems.length > 0) return { problems };
  const gaps = refuseGaps(tables.chart, chart.rows);
  if (gaps !== null) return { problems: [gaps] };
  const range = findRange(tables, chart.rows);
  const asked = range ? wholePeriod(range.start, range.end) : answeredPeriod(context);
  const main = tables.queries ?? tables.chart ?? tables.pages;
  if (main === undefined) return { rows: [], ignored, outside: [] };
  if (range === null && asked === null) return { question: askPeriod(main.name, main.rows[0]?.line ?? null, context) };
  const client = pagesHost(pages.rows);
  const months = range && asked === null ? monthsWithin(range, context.now) : [];
  if (range && asked === null && (months.length === 0 || chart.rows.length === 0)) {
    const sheet = (tables.filters ?? tables.chart)?.name;
    const place = { line: (tables.filters ?? tables.chart)?.rows[0]?.line ?? 1, ...(sheet ? { sheet } : {}) };
    return { problems: [{ field: "row", problem: "not_a_whole_period", params: range, ...place }] };
  }
  for (const table of asked === null ? [tables.queries, tables.pages] : [])
    if (table) ignored.push({ sheet: table.name, line: null, column: null, why: "several_periods" });
  const periods = asked ? [asked] : months.map((period) => ({ reportType: "monthly" as const, period }));
  const missing = periods
    .flatMap(({ period }) => refuseMissing(tables.chart, chart.rows, period))
    .slice(0, mostProblems);
  if (missing.length > 0) return { problems: missing };
  const whole = asked ? { queries: queries.rows, pages: pages.rows } : { queries: [], pages: [] };
  const rows = periods.map((period) => periodRow(period, client, tables, { chart: chart.rows, ...whole }));
  return { rows, ignored, outside: [] };
}

function periodRow(
  { reportType, period }: Pick<ImportedRow, "reportType" | "period">,
  client: string | null,
  tables: Tables,
  { chart, queries, pages }: Record<"chart" | "queries" | "pages", Measured[]>,
): ImportedRow {
  const days = daysWithin(chart, period);
  const [ranked, rankedTable] = days.length > 0 ? [days, tables.chart] : [queries, tables.queries];
  const [first, firstTable] = ranked.length > 0 ? [ranked[0], rankedTable] : [pages[0], tables.pages];
  const from = { sheet: firstTable?.name ?? null, line: first?.row.line ?? 1 };
  const searches = {
    ...(queries.length > 0 && { keywords: toKeywords(queries), scope: everywhere }),
    ...(pages.length > 0 && { pages: toPages(pages) }),
  };
  const row: ImportedRow = { client, reportType, period, figures: {}, places: {}, searches, notes: [], from };
  const position = weightedPosition(ranked);
  if (position !== null) {
    row.figures.averagePosition = position;
    const measure = days.length > 0 ? "all_searches" : "named_searches";
    row.places.averagePosition = { ...from, column: "position", derived: "weighted_by_impressions", measure };
  }
  // Google names only some queries: their sum is a part. Without a place nothing was shown, or is known.
  if (days.length > 0 && position !== null) {
    const total = (of: "clicks" | "impressions") => days.reduce((sum, day) => sum + day[of], 0);
    const place = (column: string) => ({ ...from, column, derived: "sum_of_days" as const });
    row.figures.searchClicks = total("clicks");
    row.places.searchClicks = place("clicks");
    row.figures.searchImpressions = total("impressions");
    row.places.searchImpressions = place("impressions");
  }
  const placed = byClicks(queries).filter((query) => query.position !== null);
  const top = keepableRankings(placed.map(({ name }) => name));
  if (top.length > 0) {
    row.figures.topRankings = top.slice(0, rankingLimits.count);
    row.places.topRankings = {
      sheet: tables.queries?.name ?? null,
      line: tables.queries?.rows[1]?.line ?? 1,
      column: "clicks",
      derived: "top_by_clicks",
    };
  }
  return row;
}

/** To one decimal, as reports show it; null when nothing was shown to anybody. */
function weightedPosition(rows: Measured[]): number | null {
  const seen = rows.filter(({ position, impressions }) => position !== null && impressions > 0);
  const impressions = seen.reduce((sum, row) => sum + row.impressions, 0);
  if (impressions === 0) return null;
  const weighted = seen.reduce((sum, row) => sum + (row.position ?? 0) * row.impressions, 0);
  return Math.max(1, Math.round((weighted / impressions) * 10) / 10);
}

function measured(sheet: Sheet | undefined): { rows: Measured[]; problems: ImportProblem[] } {
  const [header, ...rows] = sheet?.rows ?? [];
  const problems: ImportProblem[] = [];
  const read = rows.flatMap((row): Measured[] => {
    const cell = (index: number) => row.cells[index] ?? { text: "", line: row.line };
    const [clicks, impressions, position] = [
      readAmount(cell(1), "people"),
      readAmount(cell(2), "people"),
      readRank(cell(4)),
    ];
    for (const [index, result] of [
      [1, clicks],
      [2, impressions],
      [4, position],
    ] as const) {
      if ("value" in result && (result.value !== null || index === 4)) continue;
      const found = "value" in result ? { problem: "required" as const } : result;
      const place = { line: cell(index).line, column: index + 1, ...(sheet?.name ? { sheet: sheet.name } : {}) };
      problems.push({ field: header ? textAt(header, index) : "", ...found, ...place });
    }
    if (!("value" in clicks) || !("value" in impressions) || !("value" in position)) return [];
    return [
      {
        name: textAt(row, 0),
        clicks: clicks.value ?? 0,
        impressions: impressions.value ?? 0,
        position: position.value,
        row,
      },
    ];
  });
  return { rows: read, problems };
}

/** Hours of single days, which the export of the last 24 hours has. */
function refuseHours(hours: Sheet | undefined): ImportProblem[] {
  const line = hours?.rows[1]?.line;
  return line === undefined ? [] : [{ field: "row", problem: "not_days", line, ...namedSheet(hours) }];
}

/** A chart by the week or month, or one that leaves out days. */
function refuseGaps(sheet: Sheet | undefined, chart: Measured[]): ImportProblem | null {
  const days = chart.map(({ name, row }) => ({ day: dayIn(name), line: row.line }));
  const unread = days.find(({ day }) => day === null);
  if (unread) return { field: "row", problem: "not_days", line: unread.line, ...namedSheet(sheet) };
  const sorted = days.flatMap(({ day, line }) => (day === null ? [] : [{ day, line }])).toSorted(byDay);
  const steps = sorted
    .slice(1)
    .map((next, index) => ({ ...next, length: dayCount(sorted[index]?.day ?? "", next.day) - 1 }));
  const gap = steps.find(({ length }) => length !== 1);
  if (gap === undefined) return null;
  const problem = steps.every(({ length }) => length > 1) ? "not_days" : "days_missing";
  return { field: "row", problem, line: gap.line, ...namedSheet(sheet) };
}

function byDay(one: { day: string }, other: { day: string }): number {
  return one.day.localeCompare(other.day);
}

/** A period of which a chart does not have every day. */
function refuseMissing(sheet: Sheet | undefined, chart: Measured[], period: Period): ImportProblem[] {
  if (chart.length === 0 || daysWithin(chart, period).length === dayCount(period.start, period.end)) return [];
  return [{ field: "row", problem: "days_missing", line: chart[0]?.row.line ?? 1, ...namedSheet(sheet) }];
}

function daysWithin(chart: Measured[], { start, end }: Range): Measured[] {
  return chart.filter(({ name }) => {
    const day = dayIn(name);
    return day !== null && day >= start && day <= end;
  });
}

function findRange({ filters }: Tables, chart: Measured[]): Range | null {
  for (const row of filters?.rows.slice(1) ?? []) {
    const range = rangeIn(textAt(row, 1));
    if (range) return range;
  }
  const days = chart
    .map(({ name }) => dayIn(name))
    .filter((day) => day !== null)
    .toSorted();
  const [start, end] = [days[0], days.at(-1)];
  return start && end && new Set(days).size === dayCount(start, end) ? { start, end } : null;
}

/** A row of an export: a query, a page or a day with its numbers. */
type Measured = { name: string; clicks: number; impressions: number; position: number | null; row: Row };

/** Longer ones are left out: what is kept of a period must fit into a column of 64 kB. */
const longest = { query: 120, address: 300 };

/** The queries that are kept of a period, those with the most clicks first. */
function toKeywords(queries: Measured[]): Keyword[] {
  return byClicks(queries)
    .filter(({ name, position }) => position !== null && name !== "" && name.length <= longest.query)
    .slice(0, keptKeywords)
    .map(({ name, clicks, impressions, position }) => ({
      query: name,
      clicks,
      impressions,
      position: rounded(position ?? 0, 1),
    }));
}

/** The pages that are kept of a period, those with the most clicks first. */
function toPages(pages: Measured[]): SearchedPage[] {
  return byClicks(pages)
    .filter(({ name }) => /^https?:\/\//.test(name) && name.length <= longest.address)
    .slice(0, keptPages)
    .map(({ name, clicks, impressions, position }) => ({
      page: name,
      clicks,
      impressions,
      position: rounded(position ?? 0, 1),
    }));
}

function byClicks(rows: Measured[]): Measured[] {
  return rows.toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions);
}
