import { useQuery } from "@tanstack/react-query";
import { pollingInterval, read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** What waits for the staff. The navigation counts it and the page lists it. */
export function useAttention() {
  return useQuery({
    queryKey: keys.attention,
    queryFn: read("GET /api/reports/attention"),
    refetchInterval: pollingInterval,
  });
}
