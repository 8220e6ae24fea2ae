import type { Removal } from "@agency/contracts/figures";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Removal as CoreRemoval } from "../figures/plan-removal.ts";

export function presentRemoval({ removed, approved }: CoreRemoval): Removal {
  return {
    removed: removed.map((one) => ({ ...one, ...periodOf(one) })),
    approved: approved.map((one) => ({
      ...one,
      ...periodOf(one),
      approvedAt: one.approvedAt.toISOString(),
      sentAt: one.sentAt?.toISOString() ?? null,
    })),
  };
}

function periodOf({ reportType, periodStart }: { reportType: ReportType; periodStart: string }) {
  return { periodEnd: periodStarting(reportType, periodStart)?.end ?? periodStart };
}
