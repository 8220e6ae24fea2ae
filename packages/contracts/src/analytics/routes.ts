import { routesOf } from "../route.ts";
import { chartsSchema } from "./schemas.ts";

const route = routesOf("Clients");

export const readCharts = route("GET", "/api/reports/analytics/charts", {
  summary: "Revenue by package, reports and emails by month, and clients by status",
  access: "staff",
  success: { status: 200, schema: chartsSchema },
  errors: [],
});
