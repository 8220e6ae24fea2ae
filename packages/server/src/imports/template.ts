import type { FigureKey } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** The figures in the order of the template's columns, after `report_type` and `period_start`. */
const figureColumns = {
  totalVisitors: "total_visitors",
  organicTraffic: "organic_traffic",
  socialTraffic: "social_traffic",
  directTraffic: "direct_traffic",
  otherTraffic: "other_traffic",
  sessions: "sessions",
  averagePosition: "average_position",
  keywordsTracked: "keywords_tracked",
  topRankings: "top_rankings",
  totalFollowers: "total_followers",
  totalLeads: "total_leads",
  calls: "calls",
  directions: "directions",
  websiteClicks: "website_clicks",
  adSpend: "ad_spend",
} as const satisfies Record<FigureKey, string>;

/** Headers that `readImport` knows. */
export const templateColumns = ["report_type", "period_start", ...Object.values(figureColumns)];

/** A file to fill in: the header and an empty row for each period, as csv marked as UTF-8 for Excel. */
export function figuresTemplate(rows: { reportType: ReportType; period: Period }[]): string {
  const empty = Object.values(figureColumns).map(() => "");
  const cells = rows.map(({ reportType, period }) => [reportType, period.start, ...empty]);
  return `\uFEFF${[templateColumns, ...cells].map((row) => `${row.join(",")}\r\n`).join("")}`;
}
