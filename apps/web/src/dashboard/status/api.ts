import { useQuery } from "@tanstack/react-query";
import { read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** Changes that refresh the summary cards refresh the charts as well. */
export function useCharts() {
  return useQuery({
    queryKey: keys.charts,
    queryFn: read("GET /api/reports/analytics/charts"),
  });
}
