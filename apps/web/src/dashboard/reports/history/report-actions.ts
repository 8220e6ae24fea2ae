import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { RunAction } from "@agency/model/states";
import { isPending, newestDispatch } from "../progress-steps.ts";

/** What can be asked for several reports of the list. What needs a look first, such as approving, is asked for elsewhere. */
export function reportActions(report: ReportProgress): RunAction[] {
  if (isPending(report)) return ["cancel"];
  const newest = newestDispatch(report)?.state;
  if (report.state === "failed" || newest === "failed") return ["retry"];
  const toSend = report.revision > 0 && (newest === undefined || newest === "cancelled");
  return toSend ? ["send"] : [];
}
