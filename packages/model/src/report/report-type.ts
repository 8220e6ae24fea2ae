/** The kinds of report, by the length of their period, shortest first. */
export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];
