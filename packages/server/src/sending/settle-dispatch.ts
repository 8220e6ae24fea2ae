import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import type { ReportRepository } from "../reports/report-repository.ts";

type Dependencies = { reports: Pick<ReportRepository, "settle">; doorbell: Doorbell };

/**
 * Settles an uncertain dispatch by what the staff found out: it arrived, or it must be sent again.
 * @throws Refusal not_uncertain
 */
export async function settleDispatch(
  { reports, doorbell }: Dependencies,
  reportId: string,
  dispatchId: string,
  { arrived }: { arrived: boolean },
): Promise<void> {
  if (!(await reports.settle(reportId, dispatchId, arrived ? "sent" : "queued"))) throw new Refusal("not_uncertain");
  if (!arrived) await doorbell("dispatch", dispatchId);
}
