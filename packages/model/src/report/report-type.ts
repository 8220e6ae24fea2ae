/** The kinds of report, shortest period first. Removing one needs a migration of its rows. */
export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];
