import type { ReportType } from "@agency/model/report/report-type";
import type { ScheduleMode, ScheduleOutcome } from "@agency/model/states";

/** When a client's reports of one type run automatically. */
export type Schedule = {
  clientId: string;
  reportType: ReportType;
  enabled: boolean;
  /** Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month. */
  day: number;
  /** 0 to 23, in the agency's time zone. */
  hour: number;
  mode: ScheduleMode;
  /** First day of the last period that it ran for, or that it passed over. */
  lastPeriodStart: string | null;
  /** First day of the last period that it tried to run for. */
  triedPeriodStart: string | null;
  /** What became of the last try. */
  lastOutcome: ScheduleOutcome | null;
  /** When that outcome was first found. */
  lastOutcomeAt: Date | null;
};
