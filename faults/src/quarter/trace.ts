import type { FigureKey } from "@agency/model/figures";
import type { Origin } from "@agency/model/origin";
import type { Snapshot } from "@agency/model/report/snapshot";

/** A call as the fake's `/control/calls` lists it. */
type Call = { at: string; method: string; target: string; status: number; request: Asked; answer: Answered };

type Asked = {
  dateRanges?: { startDate: string; endDate: string; name: string }[];
  metrics?: { name: string }[];
  dimensions?: (string | { name: string })[];
  startDate?: string;
  endDate?: string;
  [day: `dailyRange.${string}`]: string;
};

type Answered = {
  dimensionHeaders?: { name: string }[];
  metricHeaders?: { name: string }[];
  rows?: {
    dimensionValues?: { value: string }[];
    metricValues?: { value: string }[];
    keys?: string[];
    clicks?: number;
    position?: number;
  }[];
  multiDailyMetricTimeSeries?: {
    dailyMetricTimeSeries: { dailyMetric: string; timeSeries: { datedValues?: { value?: string }[] } }[];
  }[];
};

/** A figure of a mailed report beside what Google's fake served for it. */
export type Traced = { figure: FigureKey; mailed: unknown; served: unknown };

export async function servedCalls(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/control/calls`);
  const { calls } = (await answer.json()) as { calls: Call[] };
  return calls.filter(({ status }) => status === 200);
}

/** Finds, for each figure of a report, the call that its origin names, and works the figure out from Google's answer anew. */
export function traceReport({ figures, origins }: Pick<Snapshot, "figures" | "origins">, calls: Call[]): Traced[] {
  return Object.entries(origins.current).map(([name, origin]) => {
    const figure = name as FigureKey;
    return { figure, mailed: figures[figure], served: servedFigure(figure, origin, calls) };
  });
}

const metrics: Partial<Record<FigureKey, string>> = {
  totalVisitors: "totalUsers",
  sessions: "sessions",
  totalLeads: "keyEvents",
};

/** By Google's names of the channels: https://support.google.com/analytics/answer/9756891 */
const ownChannel: Partial<Record<FigureKey, (channel: string) => boolean>> = {
  organicTraffic: (channel) => channel === "Organic Search",
  socialTraffic: (channel) => channel === "Organic Social" || channel === "Paid Social",
  directTraffic: (channel) => channel === "Direct",
  otherTraffic: (channel) => !["Organic Search", "Organic Social", "Paid Social", "Direct"].includes(channel),
};

function servedFigure(figure: FigureKey, { kind, detail, readAt }: Origin, calls: Call[]): unknown {
  const [, target = "", start = "", end = "", rest = ""] =
    /^\w+ (?:properties\/|locations\/)?(\S+) (?:\w+ )?(\S+?)\.\.(\S+) (.*)$/.exec(detail ?? "") ?? [];
  const asked = calls.filter((call) => call.target === target && call.at <= readAt);
  if (kind === "analytics") return ofAnalytics(figure, { start, end }, asked);
  if (kind === "search_console") return ofSearch(figure, { start, end, byQuery: rest.startsWith("by query") }, asked);
  if (kind === "business_profile") return ofProfile({ start, end, metric: rest }, asked);
  return `from ${kind}`;
}

type Days = { start: string; end: string };

const channelDimension = "firstUserDefaultChannelGroup";

function ofAnalytics(figure: FigureKey, { start, end }: Days, calls: Call[]): unknown {
  const metric = metrics[figure];
  const call = calls.findLast(({ request: { dateRanges = [], dimensions = [] } }) => {
    const isAsked = dateRanges.some(({ startDate, endDate }) => startDate === start && endDate === end);
    const [first] = dimensions;
    const dimension = typeof first === "object" ? first.name : first;
    return isAsked && dimension === (metric ? undefined : channelDimension);
  });
  if (!call) return "no call";
  const { dateRanges = [] } = call.request;
  const range = dateRanges.find(({ startDate, endDate }) => startDate === start && endDate === end)?.name;
  const { dimensionHeaders = [], metricHeaders = [], rows = [] } = call.answer;
  const own = rows.filter(({ dimensionValues = [] }) => {
    const named = dimensionValues[dimensionHeaders.findIndex(({ name }) => name === "dateRange")]?.value;
    return named === undefined ? dateRanges.length === 1 : named === range;
  });
  const value = (row: (typeof rows)[number], name: string) =>
    Number(row.metricValues?.[metricHeaders.findIndex((header) => header.name === name)]?.value);
  if (metric) return own[0] && value(own[0], metric);
  const channel = dimensionHeaders.findIndex(({ name }) => name === channelDimension);
  const parts = own.filter(({ dimensionValues }) => ownChannel[figure]?.(dimensionValues?.[channel]?.value ?? ""));
  return parts.reduce((sum, row) => sum + value(row, "totalUsers"), 0);
}

function ofSearch(figure: FigureKey, { start, end, byQuery }: Days & { byQuery: boolean }, calls: Call[]): unknown {
  const call = calls.findLast(({ request: { startDate, endDate, dimensions = [] } }) => {
    return (
      startDate === start &&
      endDate === end &&
      dimensions.length === (byQuery ? 1 : 0) &&
      (!byQuery || dimensions[0] === "query")
    );
  });
  if (!call) return "no call";
  const { rows = [] } = call.answer;
  if (figure === "averagePosition") return Math.round((rows[0]?.position ?? 0) * 10) / 10;
  if (figure === "keywordsTracked") return rows.length;
  const best = rows.filter(({ position = 0 }) => Math.round(position * 10) / 10 <= 3);
  return best
    .toSorted((a, b) => (b.clicks ?? 0) - (a.clicks ?? 0))
    .slice(0, 5)
    .map(({ keys = [] }) => keys[0]);
}

/** The metric of a location, over all days of its period. A day without a value is 0. */
function ofProfile({ start, end, metric }: Days & { metric: string }, calls: Call[]): unknown {
  const call = calls.findLast(
    ({ request }) => dayIn(request, "startDate") === start && dayIn(request, "endDate") === end,
  );
  if (!call) return "no call";
  const series = (call.answer.multiDailyMetricTimeSeries ?? []).flatMap((one) => one.dailyMetricTimeSeries);
  const own = series.find(({ dailyMetric }) => dailyMetric === metric);
  return own?.timeSeries.datedValues?.reduce((sum, { value = "0" }) => sum + Number(value), 0);
}

function dayIn(request: Asked, name: string): string {
  const [year = "", month = "", day = ""] = ["year", "month", "day"].map(
    (unit) => request[`dailyRange.${name}.${unit}`],
  );
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
