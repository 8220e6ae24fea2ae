import { z } from "zod";

export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export const reportTypeSchema = z.enum(reportTypes);
export type ReportType = z.infer<typeof reportTypeSchema>;
