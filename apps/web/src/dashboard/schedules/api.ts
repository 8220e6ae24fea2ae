import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSchedules, saveSchedules } from "@agency/contracts/schedules/endpoints";
import type { Schedules } from "@agency/contracts/schedules/schemas";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useSchedules(clientId: string) {
  return useQuery({
    queryKey: keys.schedules(clientId),
    queryFn: ({ signal }) => call(readSchedules, { params: { clientId } }, { signal }),
  });
}

export function useSaveSchedules(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schedules) => call(saveSchedules, { params: { clientId }, body }),
    onSuccess: (saved) => queryClient.setQueryData(keys.schedules(clientId), saved),
  });
}
