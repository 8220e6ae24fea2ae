import { sameJson } from "@agency/model/report/snapshot-differences";
import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import type { Draft, ReportRepository } from "./report-repository.ts";
import type { Report } from "./report.ts";

/**
 * Changes the comment or the recommendations of a report's working copy. Its client keeps reading the approved revision.
 * @param draft an empty comment clears it; null recommendations are those of the rules
 * @param seen the version that the staff edited; undefined saves over whatever is there
 * @throws Refusal report_changed when the working copy is another by now
 */
export async function editReport(
  { reports, doorbell }: { reports: Pick<ReportRepository, "saveDraft">; doorbell: Doorbell },
  report: Report,
  draft: Draft,
  seen?: number,
): Promise<void> {
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const wanted = draft.comment === undefined ? draft : { ...draft, comment: draft.comment || null };
  const changed = (Object.keys(wanted) as (keyof Draft)[]).some((key) => !sameJson(report[key], wanted[key]));
  if (!changed) return;
  if (!(await reports.saveDraft(report.id, wanted, seen))) throw new Refusal("report_changed");
  if (report.state === "running") await doorbell("report", report.id);
}
