import { useQuery } from "@tanstack/react-query";
import { pollingInterval, read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/**
 * Read once for two: the navigation counts the items, and the page lists them.
 * @param mine only about clients that whoever is signed in is responsible for
 */
export function useAttention(mine = false) {
  return useQuery({
    queryKey: keys.attentionList(mine),
    queryFn: read("GET /api/reports/attention", { query: mine ? { mine: "yes" } : {} }),
    refetchInterval: pollingInterval,
  });
}
