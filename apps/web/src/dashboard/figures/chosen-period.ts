import type { ReportType } from "@agency/model/report/report-type";

/** The period whose figures are being typed in, identified by its first day. */
export type ChosenPeriod = { reportType: ReportType; start: string };
