import type { ReportProgress } from "@agency/contracts/reports";
import type { RunAction } from "@agency/model/states";
import { isPending, sendingState } from "../report-mails.ts";

/** What can be asked for several reports of the list. What needs a look first, such as approving, is asked for elsewhere. */
export function reportActions(report: Pick<ReportProgress, "state" | "dispatches" | "revision">): RunAction[] {
  if (isPending(report)) return ["cancel"];
  const mails = sendingState(report);
  if (report.state === "failed" || mails === "failed") return ["retry"];
  const toSend = report.revision > 0 && (mails === null || mails === "cancelled");
  return toSend ? ["send"] : [];
}
