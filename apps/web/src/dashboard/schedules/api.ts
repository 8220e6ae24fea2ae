import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ScheduleChange, SchedulesQuery } from "@agency/contracts/schedules";
import { call } from "../../shared/api/call.ts";
import { pollingInterval, read } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** The most clients in one request. */
const most = { read: 500, change: 1000 };

export type ScheduleFilter = Omit<SchedulesQuery, "limit" | "offset">;

/** One page of the schedules that a filter finds. */
export function useScheduleList(query: SchedulesQuery) {
  return useQuery({
    queryKey: keys.scheduleList(query),
    queryFn: read("GET /api/reports/schedules", { query }),
    placeholderData: keepPreviousData,
    refetchInterval: pollingInterval,
  });
}

/** The IDs of all clients that a filter finds. */
export async function readClientIds(filter: ScheduleFilter): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { schedules, total } = await call("GET /api/reports/schedules", {
      query: { ...filter, limit: most.read, offset: ids.length },
    });
    ids.push(...schedules.map(({ clientId }) => clientId));
    if (schedules.length === 0 || ids.length >= total) return ids;
  }
}

/** Changes the schedules of one type of any number of clients. Resolves to how many were changed. */
export function useChangeSchedules() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ clientIds, ...change }: ScheduleChange) => {
      let total = 0;
      for (let start = 0; start < clientIds.length; start += most.change) {
        const some = clientIds.slice(start, start + most.change);
        const { changed } = await call("PUT /api/reports/schedules", { body: { ...change, clientIds: some } });
        total += changed;
      }
      return total;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.schedules }),
  });
}
