export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];

/** First and last day, both included, as calendar dates (2026-11-02) in Asia/Kuala_Lumpur. */
export type Period = { start: string; end: string };
