import { figureKeys } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** The columns of the figures, after `report_type` and `period_start`: `total_visitors`. */
const figureColumns = figureKeys.map((figure) => figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** Headers that `readImport` knows. */
export const templateColumns = ["report_type", "period_start", ...figureColumns];

/** A file to fill in: the header and an empty row for each period, as csv marked as UTF-8 for Excel. */
export function figuresTemplate(rows: { reportType: ReportType; period: Period }[]): string {
  const empty = figureColumns.map(() => "");
  const cells = rows.map(({ reportType, period }) => [reportType, period.start, ...empty]);
  return `\uFEFF${[templateColumns, ...cells].map((row) => `${row.join(",")}\r\n`).join("")}`;
}
