/** The kinds of report, by the length of their period, shortest first. One that is taken away needs a migration of its rows. */
export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];
