import type { ReportDocument } from "@agency/model/report/report-document";
import { platformsFlow } from "./platforms.ts";
import { contentWidth, type Flow, type Sheet } from "./sheet.ts";

/** What each engine tells of its answers, then the pages and searches of each, and what the numbers are. */
export function answersFlow({ engines, ...answers }: NonNullable<ReportDocument["aiAnswers"]>, sheet: Sheet): Flow {
  const tables = engines.flatMap(({ heading, lists }) =>
    lists.map(({ columns, rows }) => ({
      name: heading,
      first: columns.name,
      columns: [{ heading: columns.count, right: contentWidth }],
      rows: rows.map(({ name, count }) => ({ name, cells: [count] })),
    })),
  );
  return platformsFlow({ ...answers, platforms: engines }, tables, sheet);
}
