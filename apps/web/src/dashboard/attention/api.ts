import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval, in ms. Only pages for signed-in staff poll. */
const pollingInterval = 30_000;

/** What waits for the staff. The navigation counts it and the page lists it. */
export function useAttention() {
  return useQuery({
    queryKey: keys.attention,
    queryFn: ({ signal }) => call("GET /api/reports/attention", {}, { signal }),
    refetchInterval: pollingInterval,
  });
}
