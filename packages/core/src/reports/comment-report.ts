import type { ReportRepository } from "./report-repository.ts";
import type { Report } from "./report.ts";

/** Sets the staff's comment on a report, or clears it with an empty text. Reports already sent stay unchanged. */
export async function commentReport(
  { reports }: { reports: Pick<ReportRepository, "saveComment"> },
  { id }: Report,
  text: string,
): Promise<void> {
  await reports.saveComment(id, text || null);
}
