import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ActivityFilter, ActivityQuery } from "@agency/contracts/activity";
import { callAddress } from "../../shared/api/call.ts";
import { read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

export function useActivity(query: ActivityQuery) {
  return useQuery({
    queryKey: keys.activityList(query),
    queryFn: read("GET /api/activity", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The tokens that were made, to choose one. */
export function useActiveTokens() {
  return useQuery({ queryKey: keys.activeTokens, queryFn: read("GET /api/activity/tokens"), staleTime: 0 });
}

/** The download address of what a filter finds. */
export function activityAddress(query: ActivityFilter): string {
  return callAddress("GET /api/activity/export", { query });
}
