import type { ReportType } from "@agency/contracts/reports/types";

/** The period whose figures are to be typed in, by its first day. */
export type ChosenPeriod = { reportType: ReportType; start: string };
