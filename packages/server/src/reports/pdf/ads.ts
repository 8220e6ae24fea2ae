import type { ReportDocument } from "@agency/model/report/report-document";
import { platformsFlow, type PlatformTable } from "./platforms.ts";
import { contentWidth, type Flow, type Sheet } from "./sheet.ts";

/** The figures of the platforms side by side, then the campaigns of each, and what to know of their conversions. */
export function adsFlow(ads: NonNullable<ReportDocument["ads"]>, sheet: Sheet): Flow {
  const tables = ads.platforms.flatMap(({ heading, campaigns }): PlatformTable[] => {
    if (!campaigns) return [];
    const { columns, rows } = campaigns;
    return [
      {
        name: heading,
        first: columns.campaign,
        columns: [
          { heading: columns.spend, right: 340 },
          { heading: columns.clicks, right: 420 },
          { heading: columns.conversions, right: contentWidth },
        ],
        rows: rows.map(({ name, spend, clicks, conversions }) => ({ name, cells: [spend, clicks, conversions] })),
      },
    ];
  });
  return platformsFlow(ads, tables, sheet);
}
