import type { ReportType } from "@agency/model/report/report-type";

/** The path of the form with the figures of one period, without a language prefix. */
export function figuresPath(
  clientId: string,
  { reportType, periodStart }: { reportType: ReportType; periodStart: string },
  tab?: string,
): string {
  const place = { ...(tab && { tab }), figures: clientId, type: reportType, period: periodStart };
  return `/admin?${new URLSearchParams(place).toString()}`;
}
