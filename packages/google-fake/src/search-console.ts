import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import { ApiError, countedPart, type Fault } from "./answer.ts";
import { type Cell, cellsOn, draws } from "./traffic.ts";
import { type Business, type Day, dayAfter, dayAt, daysFrom, isDay, pacific } from "./world.ts";

type Request = search.Schema$SearchAnalyticsQueryRequest;
type Row = search.Schema$ApiDataRow;

const dimensionNames = ["date", "query", "page", "country", "device"] as const;
type DimensionName = (typeof dimensionNames)[number];

const mostRows = 25_000;
/** https://developers.google.com/webmaster-tools/v1/how-tos/all-your-data */
const historyDays = 486;

/**
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 * @throws ApiError 400 for what Google refuses
 */
export function querySearches(
  business: Business,
  request: Request,
  fault: Fault | null,
  now: Date,
): search.Schema$SearchAnalyticsQueryResponse {
  const [start, end] = [request.startDate ?? "", request.endDate ?? ""];
  if (!isDay(start) || !isDay(end) || start > end) throw refused(`Invalid date range: ${start} to ${end}.`);
  const rowLimit = request.rowLimit ?? 1000;
  if (rowLimit < 1 || rowLimit > mostRows) throw refused("Invalid value at 'row_limit'.");
  const dimensions = (request.dimensions ?? []).map(checkedDimension);
  const filters = (request.dimensionFilterGroups ?? []).flatMap((group) => group.filters ?? []);

  const today = dayAt(now, pacific);
  const lastFinal = lastFinalDay(today);
  const last = request.dataState === "all" ? dayAfter(today, -1) : lastFinal;
  const oldest = dayAfter(today, -historyDays);
  const days = fault?.state === "empty" ? [] : daysFrom(start < oldest ? oldest : start, end < last ? end : last);
  const detail = [...dimensions, ...filters.map(({ dimension }) => checkedDimension(dimension ?? ""))];
  const cells = days.flatMap((day) => {
    const part = countedPart(fault, day, today);
    const all =
      part === 0 ? [] : cellsOn(business, day, { queries: detail.includes("query"), pages: detail.includes("page") });
    return part === 1
      ? all
      : all.map((cell) => ({ ...cell, clicks: cell.clicks * part, impressions: cell.impressions * part }));
  });
  const rows = grouped(
    cells.filter((cell) => filters.every((filter) => passes(cell, filter))),
    dimensions,
  );
  const startRow = request.startRow ?? 0;
  const served = rows.slice(startRow, startRow + rowLimit);
  const isByPage = detail.includes("page");
  // Google names it only where all data are asked for by day, and some of them are not final.
  const isIncomplete = request.dataState === "all" && dimensions.includes("date") && end > lastFinal;
  return {
    ...(served.length > 0 && { rows: served }),
    ...(isIncomplete && { metadata: { firstIncompleteDate: dayAfter(lastFinal) } }),
    responseAggregationType: isByPage ? "byPage" : "byProperty",
  };
}

/** Final data come after two to three days. */
function lastFinalDay(today: Day): Day {
  return dayAfter(today, draws(`delay ${today}`)() < 0.5 ? -2 : -3);
}

function grouped(cells: Cell[], dimensions: DimensionName[]): Row[] {
  const groups = new Map<string, { keys: string[]; clicks: number; impressions: number; weighted: number }>();
  for (const cell of cells) {
    const keys = dimensions.map((dimension) => cell[dimension]);
    const name = keys.join("\n");
    const group = groups.get(name) ?? { keys, clicks: 0, impressions: 0, weighted: 0 };
    group.clicks += cell.clicks;
    group.impressions += cell.impressions;
    group.weighted += cell.position * cell.impressions;
    groups.set(name, group);
  }
  return [...groups.values()]
    .map(({ keys, clicks, impressions, weighted }) => ({
      ...(keys.length > 0 && { keys }),
      clicks: Math.floor(clicks),
      impressions: Math.floor(impressions),
      ctr: Math.floor(clicks) / Math.max(1, Math.floor(impressions)),
      position: weighted / impressions,
    }))
    .filter(({ impressions }) => impressions > 0)
    .toSorted(dimensions.includes("date") ? byFirstKey : (a, b) => b.clicks - a.clicks);
}

const byFirstKey = (a: Row, b: Row): number => ((a.keys?.[0] ?? "") < (b.keys?.[0] ?? "") ? -1 : 1);

function passes(cell: Cell, { dimension, operator, expression }: search.Schema$ApiDimensionFilter): boolean {
  const value = cell[checkedDimension(dimension ?? "")].toLowerCase();
  const wanted = (expression ?? "").toLowerCase();
  switch (operator ?? "equals") {
    case "equals":
      return value === wanted;
    case "notEquals":
      return value !== wanted;
    case "contains":
      return value.includes(wanted);
    case "notContains":
      return !value.includes(wanted);
    default:
      throw refused(`Invalid value at 'operator': ${operator ?? ""}.`);
  }
}

function checkedDimension(name: string): DimensionName {
  const found = dimensionNames.find((known) => known === name.toLowerCase());
  if (!found) throw refused(`Invalid value at 'dimensions': ${name}.`);
  return found;
}

function refused(message: string): ApiError {
  return new ApiError(400, "INVALID_ARGUMENT", message, "invalidParameter");
}
