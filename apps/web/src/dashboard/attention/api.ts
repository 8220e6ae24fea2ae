import { useQuery } from "@tanstack/react-query";
import { pollingInterval, read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** Read once for two: the navigation counts the items, and the page lists them. */
export function useAttention() {
  return useQuery({
    queryKey: keys.attention,
    queryFn: read("GET /api/reports/attention"),
    refetchInterval: pollingInterval,
  });
}
