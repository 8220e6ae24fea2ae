import {
  addAds,
  type AdFigure,
  type AdFigures,
  type AdPlatform,
  eachAdFigure,
  inHundredths,
  spentOnAds,
  sumUpAds,
} from "@agency/model/ads";
import { currencyMeasure } from "@agency/model/measures";
import { type AdsLine, countedIn, adCurrencies, currencyCode, readAdsLines, withCounted } from "./ads-figures.ts";
import type { AdsColumn, AdsMeaning } from "./ads-headings.ts";
import { periodsOfAds } from "./ads-periods.ts";
import { decideColumn, decideCounted, decideCurrency, decideTotal, decideZero } from "./ads-questions.ts";
import { type AdsTable, dividedAds, findAdsTable, isReportTitle, sortAds } from "./ads-table.ts";
import { readDate } from "./dates.ts";
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
import type { Dated } from "./row-periods.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

type Open = { question: Question } | { problems: ImportProblem[] };

/** The platform whose export a sheet is; null for any other sheet. */
export function adsPlatform(sheet: Sheet): AdPlatform | null {
  return findAdsTable(sheet)?.platform ?? null;
}

/**
 * Reads an export of Google Ads or Meta Ads Manager: what was spent, shown, clicked and converted in each period, with its campaigns, in
 * the account's currency. What divides campaigns is refused, totals are compared and left out, conversions are never leads. Null for any
 * other sheet.
 */
export function readAdsExport(sheet: Sheet, context: ImportContext): SheetReading | null {
  const found = findAdsTable(sheet);
  if (found === null) return null;
  const { parts, totals, below } = sortAds(found);
  const problems = dividedAds(found, parts);
  if (problems.length > 0) return { problems };
  const known = withAnswered(found, parts, context);
  if ("question" in known) return known;
  const table = { ...found, ...known };
  const money = decideMoney(table, parts, context);
  if (!("currency" in money)) return money;
  const read = readAdsLines(table, parts);
  if ("problems" in read) return read;
  const periods = periodsOfAds(table, parts, context);
  if (!("dated" in periods)) return periods;
  if (periods.dated.length === 0) return { rows: [], ignored: periods.ignored, outside: [] };
  const counted = decideConversions(table, read.lines, context);
  if (!("lines" in counted)) return counted;
  const sums = compareTotals(table, counted, totals, periods.dated, context);
  if (!("total" in sums)) return sums;
  const ads = { ...counted, ...money, total: sums.total };
  const rows = sumUp(table, ads, periods.dated);
  if ("problems" in rows) return rows;
  const left = table.columns.filter(({ meaning, header }) => meaning === null && header !== "");
  const uncounted = counted.counted === null ? table.columns.filter(({ meaning }) => isOfMany(meaning)) : [];
  const ignored: Ignored[] = [
    ...periods.ignored,
    ...totals.map(({ line }) => ({ sheet: sheet.name, line, column: null, why: "total_row" as const })),
    ...left.map(({ header }) => leftOut(table, header, "not_needed")),
    ...uncounted.map(({ header }) => leftOut(table, header, "ads_only")),
  ];
  return { rows: rows.rows, ignored, outside: outsideLines(table, below, periods.dated) };
}

/** Whether a column counts one of the many things that Meta tells apart. */
function isOfMany(meaning: AdsMeaning | null): boolean {
  return meaning === "results" || meaning === "event";
}

function leftOut({ sheet, header }: AdsTable, column: string, why: Ignored["why"]): Ignored {
  return { sheet, line: header.line, column, why };
}

/** The figures without which an export says nothing, as far as headings in a language that nobody knows may hold them. */
const needed = ["spend", "impressions", "clicks"] as const satisfies AdFigure[];

/** Headings that nobody knows are asked about once, where they may hold a figure that no known heading does. */
function withAnswered(
  { platform, sheet, header, columns }: AdsTable,
  parts: Row[],
  context: ImportContext,
): { columns: AdsColumn[] } | { question: Question } {
  let known = columns;
  for (const figure of needed) {
    if (known.some(({ meaning }) => meaning === figure)) continue;
    const open = known.filter(({ meaning, index }) => meaning === null && isOfNumbers(parts, index));
    if (open.length === 0) continue;
    const headings = open.map((column) => column.header);
    const decided = decideColumn({ platform, sheet, line: header.line }, figure, headings, context);
    if ("question" in decided) return decided;
    const chosen = open.find((column) => column.header === decided.header);
    known = known.map((column) => (column === chosen ? { ...column, meaning: figure } : column));
  }
  return { columns: known };
}

/** Whether all cells of a column are numbers. */
function isOfNumbers(rows: Row[], index: number): boolean {
  const cells = rows.flatMap((row) => (textAt(row, index) === "" ? [] : (row.cells[index] ?? [])));
  return cells.length > 0 && cells.every((cell) => isNumber(cell));
}

/** The one currency of an export. */
function decideMoney(table: AdsTable, rows: Row[], context: ImportContext): { currency: string } | Open {
  const named = adCurrencies(table, rows);
  const codes = new Map(
    named.flatMap((one) => {
      const code = currencyCode(one.name);
      return code === null ? [] : [[code, one] as const];
    }),
  );
  const [first, second] = codes;
  if (first && second) {
    const [code, { line, column }] = second;
    const params = { currency: code, other: first[0] };
    return {
      problems: [{ field: column.header, problem: "ads_two_currencies", params, line, column: column.index + 1 }],
    };
  }
  if (first) return { currency: first[0] };
  return decideCurrency({ platform: table.platform, sheet: table.sheet, line: table.header.line }, context);
}

type Counted = { lines: AdsLine[]; counted: string | null };

/** What counts as a conversion: of Meta's many kinds one, as somebody answers; of Google's the column of its own, unless it counts nothing. */
function decideConversions(table: AdsTable, lines: AdsLine[], context: ImportContext): Counted | Open {
  const { platform, sheet, columns, header } = table;
  const at = { platform, sheet, line: header.line };
  if (platform === "meta_ads") {
    const names = countedIn(lines);
    if (names.length === 0) return { lines: withCounted(lines, null), counted: null };
    const decided = decideCounted(at, names, context);
    return "question" in decided ? decided : { lines: withCounted(lines, decided.counted), counted: decided.counted };
  }
  const column = columns.find(({ meaning }) => meaning === "conversions");
  const given = lines.map(({ figures }) => figures.conversions).filter((value) => value !== null);
  if (!column || given.length === 0 || given.some((value) => value !== 0)) return { lines, counted: null };
  const decided = decideZero(at, column.header, context);
  if ("question" in decided) return decided;
  const unknown = { conversions: null, value: null };
  if (decided.isCounted) return { lines, counted: null };
  return { lines: lines.map((line) => ({ ...line, figures: { ...line.figures, ...unknown } })), counted: null };
}

/** What totals state and parts add up to; results of several kinds do not. */
const compared = ["spend", "impressions", "clicks"] as const satisfies AdFigure[];

/**
 * Compares what the rows add up to with the largest total, to the cent.
 * @returns the total where somebody answered that it stands, though the rows are less; null for the sums of the rows
 */
function compareTotals(
  table: AdsTable,
  { lines }: Counted,
  totals: Row[],
  dated: Dated[],
  context: ImportContext,
): { total: AdFigures | null } | Open {
  if (totals.length === 0) return { total: null };
  const read = readAdsLines(table, totals);
  if ("problems" in read) return read;
  const largest = read.lines.toSorted((a, b) => (b.figures.spend ?? 0) - (a.figures.spend ?? 0))[0];
  if (largest === undefined) return { total: null };
  const sums = addAds(lines.map(({ figures }) => figures));
  const differing = compared.find((figure) => {
    const stated = largest.figures[figure];
    return stated !== null && sums[figure] !== null && inHundredths(stated) !== sums[figure];
  });
  if (differing === undefined) return { total: null };
  const column = table.columns.find(({ meaning }) => meaning === differing);
  const [sum, total] = [sums[differing] ?? 0, inHundredths(largest.figures[differing] ?? 0)];
  const periods = new Set(dated.map(({ reportType, period }) => `${reportType} ${period.start}`));
  const isMore = compared.every((figure) => (largest.figures[figure] ?? Infinity) >= (sums[figure] ?? 0));
  const { line } = largest.row;
  const refused: Open = {
    problems: [{ field: column?.header ?? "row", problem: "total_differs", params: { sum, total }, line }],
  };
  if (!isMore || periods.size !== 1 || dated.length !== lines.length) return refused;
  const at = { platform: table.platform, sheet: table.sheet, line };
  const decided = decideTotal(at, { column: column?.header ?? "", sum, total }, context);
  if ("question" in decided) return decided;
  const stated = eachAdFigure((figure) => largest.figures[figure] ?? sums[figure]);
  // Meta's total adds up all results, and only one of them counts.
  const own = table.platform === "google_ads" && sums.conversions !== null ? stated : sums;
  return decided.takesTotal ? { total: { ...stated, conversions: own.conversions, value: own.value } } : refused;
}

type Summed = Counted & { currency: string; total: AdFigures | null };

/** The ads of each account and period. */
function sumUp(
  table: AdsTable,
  { lines, counted, currency, total }: Summed,
  dated: Dated[],
): { rows: ImportedRow[] } | { problems: ImportProblem[] } {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const problems: ImportProblem[] = [];
  const groups = Map.groupBy(dated, ({ row, reportType, period }) =>
    JSON.stringify([byRow.get(row)?.account ?? "", reportType, period.start]),
  );
  const rows = [...groups.values()].flatMap((group): ImportedRow[] => {
    const own = group.flatMap(({ row }) => byRow.get(row) ?? []);
    const [first] = own;
    const [when] = group;
    if (first === undefined || when === undefined) return [];
    problems.push(...impossible(table, own));
    const from = { sheet: table.sheet, line: first.row.line };
    const settings = [...new Set(own.map(({ attribution }) => attribution).filter((text) => text !== ""))];
    const ads = sumUpAds(
      {
        platform: table.platform,
        currency,
        counted,
        attribution: settings.length === 1 ? (settings[0] ?? null) : null,
      },
      joinCampaigns(own),
      total ?? addAds(own.map(({ figures }) => figures)),
    );
    const spend = spentOnAds([ads]);
    const column = table.columns.find(({ meaning }) => meaning === "spend")?.header ?? "";
    const place = { ...from, column, derived: own.length > 1 ? ("sum_of_rows" as const) : null };
    return [
      {
        client: first.account === "" ? null : first.account,
        reportType: when.reportType,
        period: when.period,
        figures: spend === null ? {} : { adSpend: spend },
        places: spend === null ? {} : { adSpend: { ...place, measure: currencyMeasure(currency) } },
        searches: {},
        ads: [{ ...ads, from }],
        notes: [],
        from,
      },
    ];
  });
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { rows };
}

/** The campaigns of some rows: by their id under the newest name, else by their name. An account's total alone has none. */
function joinCampaigns(lines: AdsLine[]) {
  const named = lines.filter(({ campaign }) => campaign !== "");
  const groups = Map.groupBy(named, ({ campaign, campaignId }) =>
    campaignId === "" ? `name ${campaign}` : campaignId,
  );
  return [...groups.values()].map((own) => ({
    ...addAds(own.map(({ figures }) => figures)),
    name: own.at(-1)?.campaign ?? "",
  }));
}

/** Credits may lower a day. A campaign's whole period below 0 cannot be, nor can clicks on what was never shown. */
function impossible({ columns }: AdsTable, lines: AdsLine[]): ImportProblem[] {
  const at = (meaning: AdsMeaning) => columns.find((column) => column.meaning === meaning);
  const groups = Map.groupBy(lines, ({ campaign, campaignId }) => campaignId || campaign);
  return [...groups.values()].flatMap((own): ImportProblem[] => {
    const sums = addAds(own.map(({ figures }) => figures));
    const line = own[0]?.row.line ?? 1;
    const below = (["spend", "conversions", "value"] as const).find((figure) => (sums[figure] ?? 0) < 0);
    if (below) return [{ field: at(below)?.header ?? "row", problem: "too_small", params: { minimum: 0 }, line }];
    const unseen = sums.impressions === 0 && (sums.clicks ?? 0) > 0;
    return unseen
      ? [
          {
            field: at("impressions")?.header ?? "row",
            problem: "ads_never_shown",
            params: { clicks: sums.clicks ?? 0 },
            line,
          },
        ]
      : [];
  });
}

/** The lines above and below an export that are neither its title nor its days. */
function outsideLines({ sheet, titles }: AdsTable, below: Row[], dated: Dated[]): OutsideText[] {
  const periods = dated.map(({ period }) => period);
  const text = (row: Row) =>
    row.cells
      .map((cell) => cell.text.trim())
      .filter((one) => one !== "")
      .join(" ");
  const above = titles.filter((row) => !isReportTitle(row) && readDate(text(row)) === null);
  return [
    ...above.map((row) => ({ sheet, line: row.line, text: text(row), where: "above" as const, periods })),
    ...below.map((row) => ({ sheet, line: row.line, text: text(row), where: "below" as const, periods })),
  ].filter(({ text: words }) => /\p{L}/u.test(words));
}
