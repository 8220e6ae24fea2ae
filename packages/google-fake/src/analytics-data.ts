import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { countedPart, type Fault, invalid } from "./answer.ts";
import { type ChannelUsers, visitorsIn } from "./traffic.ts";
import { type Business, type Day, daysFrom, isDay } from "./world.ts";

type Request = data.Schema$RunReportRequest;
type Response = data.Schema$RunReportResponse;
type Range = { name: string; start: string; end: string };

/** https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema: the parts that we serve. */
const dimensionNames = ["date", "firstUserDefaultChannelGroup", "sessionDefaultChannelGroup", "eventName"] as const;
const metricNames = ["totalUsers", "sessions", "keyEvents"] as const;
type MetricName = (typeof metricNames)[number];

const defaultLimit = 10_000;
const mostRows = 250_000;
/** https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/DateRange */
const mostRanges = 4;

/** Fewer users than this are withheld from a thresholded report. */
const threshold = 50;

/**
 * One report: https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/properties/runReport
 * @throws ApiError 400 for what Google refuses, and for what the fake does not know
 */
export function runReport(business: Business, request: Request, fault: Fault | null, now: Date): Response {
  const ranges = readRanges(request);
  const dimensions = (request.dimensions ?? []).map(({ name }) => checked(name, dimensionNames, "dimension"));
  const metrics = (request.metrics ?? []).map(({ name }) => checked(name, metricNames, "metric"));
  if (metrics.length === 0 || metrics.length > 10) throw invalid("Metrics: 1 to 10 are required.");
  if (dimensions.length > 1) throw invalid("The fake serves one dimension at most.");
  const timeZone = fault?.state === "time_zone" ? (fault.timeZone ?? "Etc/GMT") : business.timeZone;

  const rows = fault?.state === "empty" ? [] : ranges.flatMap((range) => channelRows(range));
  const limit = Math.min(Number(request.limit ?? defaultLimit), mostRows);
  const offset = Number(request.offset ?? 0);
  const served = rows.slice(offset, offset + limit);
  return {
    ...headers(dimensions, metrics, ranges.length > 1),
    ...(served.length > 0 && { rows: served }),
    ...(rows.length > 0 && { rowCount: rows.length }),
    metadata: { currencyCode: "MYR", timeZone, ...marks(fault, ranges) },
    kind: "analyticsData#runReport",
  };

  function channelRows(range: Range): data.Schema$Row[] {
    const last = ranges.length > 1 ? [{ value: range.name }] : [];
    const [dimension] = dimensions;
    if (dimension === "date") return dayRows(range, last);
    const visitors = countVisitors(range);
    if (visitors === null) return [];
    if (!dimension)
      return [{ ...(last.length > 0 && { dimensionValues: last }), metricValues: metricValues(visitors.total) }];
    return Object.entries<ChannelUsers>(visitors[dimension])
      .filter(([, values]) => values.totalUsers > (fault?.state === "thresholded" ? threshold : 0))
      .toSorted(([, a], [, b]) => b.totalUsers - a.totalUsers)
      .map(([value, values]) => ({ dimensionValues: [{ value }, ...last], metricValues: metricValues(values) }));
  }

  /** A day without visitors has no row. */
  function dayRows({ start, end }: Range, last: data.Schema$DimensionValue[]): data.Schema$Row[] {
    return daysFrom(start, end).flatMap((day) => {
      const visitors = countVisitors({ start: day, end: day });
      const named = [{ value: day.replaceAll("-", "") }, ...last];
      return visitors ? [{ dimensionValues: named, metricValues: metricValues(visitors.total) }] : [];
    });
  }

  function countVisitors(range: { start: Day; end: Day }) {
    return visitorsIn(business, range, timeZone, now, (day, today) => countedPart(fault, day, today));
  }

  function metricValues(values: ChannelUsers): data.Schema$MetricValue[] {
    return metrics.map((metric) => ({ value: String(values[metric]) }));
  }
}

function headers(dimensions: string[], metrics: MetricName[], hasRanges: boolean): Response {
  const names = hasRanges ? [...dimensions, "dateRange"] : dimensions;
  return {
    ...(names.length > 0 && { dimensionHeaders: names.map((name) => ({ name })) }),
    metricHeaders: metrics.map((name) => ({ name, type: "TYPE_INTEGER" })),
  };
}

/** In the API since 14 September 2026, and not yet in the types of 10.0.0. */
type Metadata = data.Schema$ResponseMetaData & {
  dataTruncationReasons?: { dataTruncationType: string; dataTruncationMessage: string; dataTruncationDate: string }[];
};

function marks(fault: Fault | null, ranges: Range[]): Metadata {
  switch (fault?.state) {
    case "thresholded":
      return { subjectToThresholding: true };
    case "sampled":
      return { samplingMetadatas: ranges.map(() => ({ samplesReadCount: "500000", samplingSpaceSize: "2000000" })) };
    case "other_row":
      return { dataLossFromOtherRow: true };
    case "truncated":
      return { dataTruncationReasons: [truncatedBefore(ranges)] };
    case "empty":
      // Google does not list the values of this field.
      return { emptyReason: "No data for this property" };
    default:
      return {};
  }
}

/** The property keeps its events from the second day of the newest range on. */
function truncatedBefore(ranges: Range[]) {
  const newest = ranges.reduce((one, other) => (other.start > one.start ? other : one));
  return {
    dataTruncationType: "DATA_TRUNCATION_TYPE_PROPERTY",
    dataTruncationMessage: "The property no longer keeps the first of these days.",
    dataTruncationDate: `${newest.start.slice(0, 8)}02`,
  };
}

function readRanges({ dateRanges = [] }: Request): Range[] {
  if (dateRanges.length === 0 || dateRanges.length > mostRanges) throw invalid("DateRanges: 1 to 4 are required.");
  return dateRanges.map(({ name, startDate, endDate }, index) => {
    const [start, end] = [startDate ?? "", endDate ?? ""];
    if (!isDay(start) || !isDay(end) || start > end) throw invalid(`Invalid date range: ${start} to ${end}.`);
    return { name: name ?? `date_range_${index}`, start, end };
  });
}

function checked<T extends string>(name: string | null | undefined, known: readonly T[], kind: string): T {
  const found = known.find((one) => one === name);
  if (!found) throw invalid(`Field ${name ?? ""} is not a valid ${kind}.`);
  return found;
}
