import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { approvedBeforeOne } from "./approved-before.ts";
import { type Report, workingSnapshot } from "./report.ts";
import { nextRevision } from "./revision.ts";
import { storeApproval } from "./store.ts";

/**
 * Approves the working copy of a report, which its client can then read.
 * @param seen the version that the staff looked at; undefined approves whatever is there
 * @throws Refusal not_generated, or report_changed when the working copy is another by now
 */
export async function approveReport(
  { database, clock }: Pick<Context, "database" | "clock">,
  report: Report,
  { by, seen }: { by: string; seen?: number | undefined },
): Promise<void> {
  const snapshot = workingSnapshot(report);
  if (!snapshot || report.state !== "done") throw new Refusal("not_generated");
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const before = await approvedBeforeOne(database.manager, report);
  const revision = nextRevision(before, { reportId: report.id, snapshot }, { by, at: await clock() });
  if (!(await storeApproval(database, report, revision))) throw new Refusal("report_changed");
}
