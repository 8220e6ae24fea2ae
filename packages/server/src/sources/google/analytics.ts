import type { analyticsadmin_v1beta } from "@googleapis/analyticsadmin";
import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { timeZone as agencyZone } from "@agency/content/settings";
import { leadParts, type LeadSources } from "@agency/model/leads";
import type { Measure } from "@agency/model/measures";
import type { OriginNote } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import { dayStart } from "@agency/model/time-zone";
import { type ChannelVisits, visitChannels } from "@agency/model/visits";
import type { ReportPeriod, SourceFigure, SourceReading } from "../source.ts";
import { readAnalyticsDays } from "./analytics-days.ts";
import { type AnalyticsMetadata, notesOfMetadata } from "./analytics-metadata.ts";
import { type AnswerTable, readTable, type TableRow } from "./analytics-table.ts";
import { type Account, type GoogleAccess, type GoogleSource, readGoogle } from "./google-access.ts";
import { callGoogle, type Google, GoogleError, readPages } from "./google-fetch.ts";

/** https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/properties/batchRunReports */
const reportsABatch = 5;
/** https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/DateRange */
const rangesAReport = 4;

/** A person who was there three times is one user: https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema */
const totals = { totalVisitors: "totalUsers", sessions: "sessions", totalLeads: "keyEvents" } as const;

/** How these metrics count, and the users of a channel. */
const measures = { totalUsers: "total_users", sessions: "sessions", keyEvents: "key_events" } as const;
const measureOfChannels = "first_total_users";

/**
 * How people first came. Each has one such channel, so that the parts sum to the whole, as in Google's own report of users by
 * channel (User acquisition: https://developers.google.com/analytics/devguides/reporting/data/v1/predefined-reports).
 */
const channelDimension = "firstUserDefaultChannelGroup";

/** How each visit came; a visit has one. AI assistants are one of them since 13 May 2026: https://support.google.com/analytics/answer/9756891 */
const visitDimension = "sessionDefaultChannelGroup";

/** The name of a key event, such as `generate_lead`. */
const eventDimension = "eventName";

/** How many requests a group of periods takes. */
const requestsAGroup = 4;

/** Google's names: https://support.google.com/analytics/answer/9756891. All others are "other". */
const channelNames = {
  organicTraffic: ["Organic Search"],
  socialTraffic: ["Organic Social", "Paid Social"],
  directTraffic: ["Direct"],
} as const;

/** GA4 may change the events of the last two days: https://support.google.com/analytics/answer/11198161 */
const settledAfter = 48 * 3_600_000;

/**
 * Reads a property's figures of some periods. 16 months take 4 calls.
 * @param property without `properties/`
 * @returns a reading for each period, in the same order
 * @throws GoogleError
 */
export async function readAnalytics(
  access: GoogleAccess,
  property: string,
  periods: ReportPeriod[],
): Promise<SourceReading[]> {
  const groups = inGroups(periods, rangesAReport);
  const requests = groups.flatMap((group) => [
    { ...toDateRanges(group), metrics: Object.values(totals).map((name) => ({ name })) },
    {
      ...toDateRanges(group),
      metrics: [{ name: totals.totalVisitors }, { name: totals.totalLeads }],
      dimensions: [{ name: channelDimension }],
    },
    { ...toDateRanges(group), metrics: [{ name: totals.totalLeads }], dimensions: [{ name: eventDimension }] },
    { ...toDateRanges(group), metrics: [{ name: totals.sessions }], dimensions: [{ name: visitDimension }] },
  ]);
  const reports: data.Schema$RunReportResponse[] = [];
  // One after the other: a failing property must not fail twice, since it is locked after 10 server errors an hour.
  for (const batch of inGroups(requests, reportsABatch)) {
    const address = `https://analyticsdata.googleapis.com/v1beta/properties/${encodeURIComponent(property)}:batchRunReports`;
    const answer = await readGoogle<data.Schema$BatchRunReportsResponse>(access, {
      api: "analytics",
      account: property,
      address,
      body: { requests: batch } satisfies data.Schema$BatchRunReportsRequest,
    });
    reports.push(...batch.map((_, index) => answer.reports?.[index] ?? {}));
  }
  const now = access.google.now();
  return groups.flatMap((group, index) => {
    const [whole = {}, parts = {}, events = {}, visits = {}] = reports.slice(
      requestsAGroup * index,
      requestsAGroup * (index + 1),
    );
    const read = (report: data.Schema$RunReportResponse) => readTable(report, group.map(rangeName));
    const tables = { whole: read(whole), parts: read(parts), events: read(events), visits: read(visits) };
    return group.map((period, place) => toReading({ property, period, place, whole, parts, tables, now }));
  });
}

function toDateRanges(group: ReportPeriod[]): Pick<data.Schema$RunReportRequest, "dateRanges"> {
  const dateRanges = group.map(({ period }, place) => ({
    startDate: period.start,
    endDate: period.end,
    name: rangeName(period, place),
  }));
  return { dateRanges };
}

const rangeName = (_: unknown, place: number): string => `period_${place}`;

type Answered = {
  property: string;
  period: ReportPeriod;
  place: number;
  whole: data.Schema$RunReportResponse;
  parts: data.Schema$RunReportResponse;
  tables: Record<"whole" | "parts" | "events" | "visits", AnswerTable>;
  now: Date;
};

function toReading({ property, period, place, whole, parts, tables, now }: Answered): SourceReading {
  const timeZone = whole.metadata?.timeZone ?? agencyZone;
  const sinceEnd = now.getTime() - dayStart(period.period.end, 1, timeZone).getTime();
  const isSettled = sinceEnd >= settledAfter;
  const known = { isOver: sinceEnd >= 0, isSettled, period: period.period, place };
  const name = rangeName(null, place);
  const row = tables.whole.rows(name)[0];
  const byChannel = tables.parts.rows(name);
  const empty = row === undefined;

  const of = (
    call: string,
    value: number,
    report: data.Schema$RunReportResponse,
    measure: Measure,
  ): SourceFigure<number | null> => ({
    value,
    detail: `analyticsdata properties/${property} runReport ${period.period.start}..${period.period.end} ${call}`,
    notes: analyticsNotes(report.metadata, known),
    measure,
  });
  const total = (metric: keyof typeof measures) => {
    const value = row?.metric(metric) ?? null;
    return value === null ? undefined : of(metric, value, whole, measures[metric]);
  };
  const part = (isPart: (channel: string) => boolean) => {
    const rows = byChannel.filter(({ dimension }) => isPart(dimension(channelDimension)));
    // A channel without a row had nobody, unless Google withholds small numbers.
    if (rows.length === 0 && (empty || byChannel.length === 0 || parts.metadata?.subjectToThresholding))
      return undefined;
    const value = rows.reduce((sum, { metric }) => sum + (metric(totals.totalVisitors) ?? 0), 0);
    return of(`${totals.totalVisitors} by ${channelDimension}`, value, parts, measureOfChannels);
  };
  const named: string[] = Object.values(channelNames).flat();
  const among = (names: readonly string[]) => part((channel) => names.includes(channel));
  return {
    ...period,
    readAt: now,
    timeZone,
    final: isSettled,
    empty,
    figures: without({
      totalVisitors: total(totals.totalVisitors),
      sessions: total(totals.sessions),
      totalLeads: total(totals.totalLeads),
      organicTraffic: among(channelNames.organicTraffic),
      socialTraffic: among(channelNames.socialTraffic),
      directTraffic: among(channelNames.directTraffic),
      otherTraffic: part((channel) => !named.includes(channel)),
    }),
    ...(!empty && {
      leads: sourceLeads(tables.events.rows(name), byChannel),
      visits: sourceVisits(tables.visits.rows(name)),
    }),
  };
}

/** The leads by key event, and by how the people behind them first came. */
function sourceLeads(events: TableRow[], channels: TableRow[]): LeadSources {
  const by = (rows: TableRow[], dimension: string) =>
    leadParts(rows.map((row) => ({ name: row.dimension(dimension), leads: row.metric(totals.totalLeads) ?? 0 })));
  return { kinds: by(events, eventDimension), channels: by(channels, channelDimension) };
}

function sourceVisits(rows: TableRow[]): ChannelVisits[] {
  return visitChannels(
    rows.map((row) => ({ name: row.dimension(visitDimension), visits: row.metric(totals.sessions) ?? 0 })),
  );
}

type Given = Record<string, SourceFigure<number | null> | undefined>;

/** Leaves out figures that were not given. */
function without(figures: Given): SourceReading["figures"] {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));
}

function inGroups<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** What a reader should know of an answer's numbers: what Google says of them, and how old the period is. */
function analyticsNotes(
  metadata: AnalyticsMetadata | undefined,
  { isOver, isSettled, period, place }: { isOver: boolean; isSettled: boolean; period: Period; place: number },
): OriginNote[] {
  return [
    ...notesOfMetadata(metadata, { period, place }),
    ...(isOver ? [] : (["partial"] as const)),
    ...(isOver && !isSettled ? (["not_final"] as const) : []),
  ];
}

const admin = "https://analyticsadmin.googleapis.com/v1beta";

/** Most pages of a list that are read; 200 accounts a page. */
const mostPages = 50;

/**
 * All properties that the token's account may read, by account and name.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/accountSummaries/list
 */
async function listProperties(google: Google, accessToken: string): Promise<Account[]> {
  const properties: Account[] = [];
  const pages = readPages(mostPages, (next) =>
    callGoogle<analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaListAccountSummariesResponse>(
      google,
      accessToken,
      `${admin}/accountSummaries?${new URLSearchParams({ pageSize: "200", ...next }).toString()}`,
    ),
  );
  for await (const { accountSummaries = [] } of pages) {
    for (const { displayName: group, propertySummaries = [] } of accountSummaries) {
      for (const { property, displayName } of propertySummaries) {
        const id = property?.replace(/^properties\//, "") ?? "";
        if (id !== "") properties.push({ id, name: displayName ?? id, group: group ?? "" });
      }
    }
  }
  return properties.toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

/**
 * The time zone that a property counts its days in, and the addresses of the websites that it measures: those of its web streams. Apps
 * have none.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties/get and
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties.dataStreams/list
 * @param id without `properties/`
 */
async function lookAtProperty(google: Google, accessToken: string, id: string) {
  if (!/^\d{1,20}$/.test(id)) return null;
  const property = `${admin}/properties/${id}`;
  try {
    const { displayName, timeZone } = await callGoogle<analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaProperty>(
      google,
      accessToken,
      property,
    );
    const pages = readPages(mostPages, (next) =>
      callGoogle<analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaListDataStreamsResponse>(
        google,
        accessToken,
        `${property}/dataStreams?${new URLSearchParams({ pageSize: "200", ...next }).toString()}`,
      ),
    );
    const addresses: string[] = [];
    for await (const { dataStreams = [] } of pages) {
      addresses.push(...dataStreams.flatMap(({ webStreamData }) => webStreamData?.defaultUri || []));
    }
    return { name: displayName ?? id, timeZone: timeZone ?? "Etc/GMT", addresses };
  } catch (error) {
    if (error instanceof GoogleError && (error.problem === "no_access" || error.problem === "gone")) return null;
    throw error;
  }
}

export const analytics: GoogleSource = {
  list: listProperties,
  look: lookAtProperty,
  read: (access, { accountId }, periods) => readAnalytics(access, accountId, periods),
  readDays: (access, { accountId, timeZone }, first) =>
    readAnalyticsDays(access, { property: accountId, timeZone }, first),
  together: true,
  scope: "https://www.googleapis.com/auth/analytics.readonly",
  // Of 600: https://developers.google.com/analytics/devguides/reporting/data/v1/quotas
  callsAMinute: 500,
};
