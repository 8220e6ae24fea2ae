import type { ReportType } from "../reports/periods.ts";

/** When a client's reports of one type are made by themselves. */
export type Schedule = {
  clientId: string;
  reportType: ReportType;
  enabled: boolean;
  /** Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month. */
  day: number;
  /** Asia/Kuala_Lumpur. */
  hour: number;
  mode: "send" | "review";
  /** First day of the last period it was run for. */
  lastPeriodStart: string | null;
};
