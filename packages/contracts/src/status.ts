import { z } from "zod";
import { clientPackages, currency, timeZone } from "@agency/content/settings";
import { clientStatuses } from "@agency/model/states";
import { defineRoutes } from "./route.ts";

export const chartsSchema = z.object({
  packages: z
    .array(z.object({ package: z.enum(clientPackages), clients: z.int(), revenue: z.int() }))
    .describe(`Active clients by package, with their monthly fees in ${currency.symbol}`),
  months: z
    .array(z.object({ month: z.string().describe("Such as 2026-11"), reports: z.int(), mails: z.int() }))
    .describe(`Reports generated and reports mailed in each of the last 12 calendar months, ${timeZone}; oldest first`),
  statuses: z.array(z.object({ status: z.enum(clientStatuses), clients: z.int() })),
});
export type Charts = z.infer<typeof chartsSchema>;

const route = defineRoutes("Clients");

export const readCharts = route("GET", "/api/reports/analytics/charts", {
  summary: "Revenue by package, reports and emails by month, and clients by status",
  access: "staff",
  right: "read",
  success: { status: 200, schema: chartsSchema },
  errors: [],
});
