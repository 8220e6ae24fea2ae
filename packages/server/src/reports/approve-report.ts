import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { ReportRepository } from "./report-repository.ts";
import { type Report, workingSnapshot } from "./report.ts";
import { nextRevision } from "./revision.ts";

type Dependencies = { reports: Pick<ReportRepository, "approve" | "approvedBefore">; clock: Clock };

/**
 * Approves the working copy of a report, which its client can then read.
 * @param seen the version that the staff looked at; undefined approves whatever is there
 * @throws Refusal not_generated, or report_changed when the working copy is another by now
 */
export async function approveReport(
  { reports, clock }: Dependencies,
  report: Report,
  { by, seen }: { by: string; seen?: number | undefined },
): Promise<void> {
  const snapshot = workingSnapshot(report);
  if (!snapshot || report.state !== "done") throw new Refusal("not_generated");
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const before = await reports.approvedBefore(report);
  const revision = nextRevision(before, { reportId: report.id, snapshot }, { by, at: await clock() });
  if (!(await reports.approve(report, revision))) throw new Refusal("report_changed");
}
