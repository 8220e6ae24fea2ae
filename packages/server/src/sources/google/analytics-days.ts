import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import type { DailyCounts } from "@agency/model/alerts/judge-days";
import { localDate } from "@agency/model/time-zone";
import { notesOfMetadata } from "./analytics-metadata.ts";
import { readTable } from "./analytics-table.ts";
import { type GoogleAccess, readGoogle } from "./google-access.ts";

/** Yesterday is not counted to its end yet: https://support.google.com/analytics/answer/11198161 */
const countedAfterDays = 2;

const metrics = { sessions: "sessions", totalLeads: "keyEvents" } as const;

/** The date of a row, such as 20261123: https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema */
const dateDimension = "date";

/** After these, a day without a row may have had visits. */
const partialNotes = ["thresholded", "sampled", "other_row", "truncated"] as const;

/**
 * Reads what a property counted on each day, in one call.
 * @param property without `properties/`
 * @param first the first day
 * @throws GoogleError
 */
export async function readAnalyticsDays(
  access: GoogleAccess,
  { property, timeZone }: { property: string; timeZone: string },
  first: string,
): Promise<DailyCounts> {
  const last = localDate(access.google.now(), timeZone).subtract({ days: countedAfterDays }).toString();
  const report = await readGoogle<data.Schema$RunReportResponse>(access, {
    api: "analytics",
    account: property,
    address: `https://analyticsdata.googleapis.com/v1beta/properties/${encodeURIComponent(property)}:runReport`,
    body: {
      dateRanges: [{ startDate: first, endDate: last }],
      metrics: Object.values(metrics).map((name) => ({ name })),
      dimensions: [{ name: dateDimension }],
    } satisfies data.Schema$RunReportRequest,
  });
  const days = { start: first, end: last };
  const rows = readTable(report, [""]).rows("");
  const counts = (metric: string) =>
    new Map(rows.map((row) => [toDay(row.dimension(dateDimension)), row.metric(metric) ?? 0]));
  const notes = notesOfMetadata(report.metadata, { period: days, place: 0 });
  return {
    days,
    counts: { sessions: counts(metrics.sessions), totalLeads: counts(metrics.totalLeads) },
    isPartial: partialNotes.some((note) => notes.includes(note)),
  };
}

function toDay(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
}
