import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Targets } from "@agency/model/plan";
import type { SectionChoice } from "@agency/model/report/sections";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** A line of work as typed. */
export type TypedWork = { date: string; text: string; link: string; planned: boolean };

/** What a client's months are to reach, what was done, and which sections its reports show. */
export function usePlan(clientId: string) {
  return useQuery({
    queryKey: keys.plan(clientId),
    queryFn: ({ signal }) => call("GET /api/reports/clients/:clientId/plan", { params: { clientId } }, { signal }),
  });
}

export function useSaveTargets(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (body: Targets) => call("PUT /api/reports/clients/:clientId/targets", { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

/** Null sections are those of the package. */
export function useSaveSections(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (sections: SectionChoice[] | null) =>
      call("PUT /api/reports/clients/:clientId/sections", { params: { clientId }, body: { sections } }),
    onSuccess: refresh,
  });
}

export function useAddWork(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (typed: TypedWork) =>
      call("POST /api/reports/clients/:clientId/work", { params: { clientId }, body: bodyOf(typed) }),
    onSuccess: refresh,
  });
}

export function useChangeWork(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: ({ workId, typed }: { workId: string; typed: TypedWork }) =>
      call("PUT /api/reports/clients/:clientId/work/:workId", { params: { clientId, workId }, body: bodyOf(typed) }),
    onSuccess: refresh,
  });
}

export function useRemoveWork(clientId: string) {
  const refresh = useRefreshPlan(clientId);
  return useMutation({
    mutationFn: (workId: string) =>
      call("DELETE /api/reports/clients/:clientId/work/:workId", { params: { clientId, workId } }),
    onSuccess: refresh,
  });
}

function bodyOf({ link, ...typed }: TypedWork) {
  return { ...typed, link: link === "" ? null : link };
}

/** Reads the plan again, and the reports, since prepared ones are made again. */
function useRefreshPlan(clientId: string) {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: keys.reports });
    await queryClient.invalidateQueries({ queryKey: keys.plan(clientId) });
  };
}
