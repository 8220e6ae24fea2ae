import type { ReportRepository } from "./report-repository.ts";
import type { Report } from "./report.ts";

/** Sets or, with an empty text, clears the staff's own comment on a report. What was mailed stays as it was sent. */
export async function commentReport(
  { reports }: { reports: Pick<ReportRepository, "saveComment"> },
  { id }: Report,
  text: string,
): Promise<void> {
  await reports.saveComment(id, text || null);
}
