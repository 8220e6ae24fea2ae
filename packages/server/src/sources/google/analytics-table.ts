import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";

export type TableRow = {
  /** A dimension's value; empty without the column. */
  dimension: (name: string) => string;
  /** A metric's value; null without the column, or without a number in it. */
  metric: (name: string) => number | null;
};

export type AnswerTable = { rows: (range: string) => TableRow[] };

/**
 * A report's rows for each named range of dates. Columns are found by their headers, values are texts, and `rows` may be absent
 * (https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/RunReportResponse).
 */
export function readTable(report: data.Schema$RunReportResponse, ranges: string[]): AnswerTable {
  const dimensions = (report.dimensionHeaders ?? []).map(({ name }) => name);
  const metrics = (report.metricHeaders ?? []).map(({ name }) => name);
  const rows = (report.rows ?? []).map(({ dimensionValues = [], metricValues = [] }): TableRow => {
    return {
      dimension: (name) => dimensionValues[dimensions.indexOf(name)]?.value ?? "",
      metric: (name) => toNumber(metricValues[metrics.indexOf(name)]?.value),
    };
  });
  // With one range, Google names none.
  const [only] = ranges.length === 1 ? ranges : [];
  return { rows: (range) => rows.filter(({ dimension }) => (dimension("dateRange") || only) === range) };
}

function toNumber(text: string | null | undefined): number | null {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
