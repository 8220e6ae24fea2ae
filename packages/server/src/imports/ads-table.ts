import { adFigures, type AdPlatform } from "@agency/model/ads";
import { type AdsColumn, type AdsMeaning, platformOfHeadings, readAdsColumns } from "./ads-headings.ts";
import { isWhole } from "./divided-rows.ts";
import { isTotal } from "./headers.ts";
import { type ImportProblem, mostProblems } from "./import-result.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

/** An export of an ad platform: the lines above its headings, its columns, and the rows below. */
export type AdsTable = {
  platform: AdPlatform;
  sheet: string | null;
  titles: Row[];
  header: Row;
  columns: AdsColumn[];
  rows: Row[];
};

/** How far down the headings may begin: Google writes two lines above them. */
const titleRows = 8;

/** The first line of a report of Google's. */
const title = /^(?:campaign|account)(?: performance)? report\b|^laporan kempen|^(?:广告系列|廣告活動)(?:报告|報告)/i;

/** Whether a line is nothing but the title that an export has. */
export function isReportTitle(row: Row): boolean {
  return title.test(textAt(row, 0)) && row.cells.slice(1).every(({ text }) => text.trim() === "");
}

/** Finds an export of Google Ads or Meta Ads Manager by its headings; null for any other table. */
export function findAdsTable({ name, rows }: Sheet): AdsTable | null {
  const titled = rows.slice(0, titleRows).some((row) => title.test(textAt(row, 0)));
  const at = rows.slice(0, titleRows).findIndex((row) => platformOfHeadings(row, titled) !== null);
  const header = rows[at];
  const platform = header ? platformOfHeadings(header, titled) : null;
  if (!header || platform === null) return null;
  return {
    platform,
    sheet: name,
    titles: rows.slice(0, at),
    header,
    columns: readAdsColumns(header, platform),
    rows: rows.slice(at + 1),
  };
}

/** The rows of an export: those of campaigns or days, the totals, and lines of text below them. */
export type SortedAds = { parts: Row[]; totals: Row[]; below: Row[] };

/** Google's totals say so in their first cell; Meta's has no campaign. */
export function sortAds({ columns, rows }: AdsTable): SortedAds {
  const campaign = columns.find(({ meaning }) => meaning === "campaign");
  const measured = columns.filter(({ meaning }) => meaning !== null && isMeasured(meaning));
  const sorted: SortedAds = { parts: [], totals: [], below: [] };
  for (const row of rows) {
    const filled = row.cells.filter(({ text }) => text.trim() !== "");
    const isText = filled.length < 2 || measured.every(({ index }) => textAt(row, index) === "");
    const isSum = [filled[0]?.text ?? "", campaign ? textAt(row, campaign.index) : ""].some(isTotal);
    const isNameless = campaign !== undefined && textAt(row, campaign.index) === "";
    if (isText) sorted.below.push(row);
    else if (isSum || isNameless) sorted.totals.push(row);
    else sorted.parts.push(row);
  }
  return sorted;
}

function isMeasured(meaning: AdsMeaning): boolean {
  return meaning === "results" || meaning === "event" || adFigures.some((figure) => figure === meaning);
}

/** Columns that say what a row is of. */
const described: readonly AdsMeaning[] = [
  "account",
  "campaign",
  "campaignId",
  "day",
  "week",
  "month",
  "quarter",
  "start",
  "end",
];

/**
 * Why rows cannot be added up: a column divides the campaigns, such as ages; rows of a pivot stand for all others; or two rows of the same
 * campaign and days differ in a text that nobody knows.
 */
export function dividedAds({ columns, header }: AdsTable, parts: Row[]): ImportProblem[] {
  const refused = ({ header: field, index }: AdsColumn, row: Row): ImportProblem => ({
    field,
    problem: "ads_divided",
    line: row.cells[index]?.line ?? row.line,
    column: index + 1,
  });
  const dividing = columns.find(
    ({ meaning, index }) => meaning === "part" && parts.some((row) => textAt(row, index) !== ""),
  );
  if (dividing) return [refused(dividing, header)];
  const named = columns.filter(({ meaning }) => meaning !== null && described.includes(meaning));
  const pivoted = parts.flatMap((row) =>
    named.filter((column) => isWhole(row, column)).map((column) => refused(column, row)),
  );
  if (pivoted.length > 0) return pivoted.slice(0, mostProblems);
  const unknown = columns.filter(({ meaning }) => meaning === null);
  const groups = Map.groupBy(parts, (row) => JSON.stringify(named.map(({ index }) => textAt(row, index))));
  for (const same of groups.values()) {
    if (same.length < 2) continue;
    const apart = unknown.find(({ index }) => {
      const texts = same.map((row) => textAt(row, index));
      return new Set(texts).size === texts.length && texts.every((text) => /^\p{L}/u.test(text));
    });
    if (apart) return [refused(apart, header)];
  }
  return [];
}
