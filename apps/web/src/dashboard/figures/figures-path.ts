import type { ReportType } from "@agency/model/report/report-type";
import { withClient } from "../shared/client-in-address.ts";

/** The path of the form with the figures of one period, without a language prefix. */
export function figuresPath(
  clientId: string,
  { reportType, periodStart }: { reportType: ReportType; periodStart: string },
  tab?: string,
): string {
  return withClient("/admin", "figures", clientId, { ...(tab && { tab }), type: reportType, period: periodStart });
}
