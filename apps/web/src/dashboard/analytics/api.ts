import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** What the charts show. Changes that refresh the summary cards refresh them as well. */
export function useCharts() {
  return useQuery({
    queryKey: keys.charts,
    queryFn: ({ signal }) => call("GET /api/reports/analytics/charts", {}, { signal }),
  });
}
