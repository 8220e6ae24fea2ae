import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addWork, readPlan, removeWork, saveTargets } from "@agency/contracts/plan/endpoints";
import type { WorkInput } from "@agency/contracts/plan/schemas";
import type { Targets } from "@agency/model/plan";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** What a client's months are to reach, and what was done. */
export function usePlan(clientId: string) {
  return useQuery({
    queryKey: keys.plan(clientId),
    queryFn: ({ signal }) => call(readPlan, { params: { clientId } }, { signal }),
  });
}

export function useSaveTargets(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (body: Targets) => call(saveTargets, { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

export function useAddWork(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (body: WorkInput) => call(addWork, { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveWork(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (workId: string) => call(removeWork, { params: { clientId, workId } }),
    onSuccess: refresh,
  });
}

function useRefreshPlan(clientId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.plan(clientId) });
}
