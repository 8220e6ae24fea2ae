import { useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/api/call.ts";
import { pollingInterval, read, useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";
import { useMay } from "../../staff/rights.tsx";
import type { ReportPlace } from "../review/api.ts";

/** What assistants propose for a draft. Nobody but who may edit reports reads it. */
export function useProposals(place: ReportPlace) {
  const may = useMay();
  return useQuery({
    queryKey: keys.proposals(place.reportId),
    queryFn: read("GET /api/reports/clients/:clientId/reports/:reportId/proposals", { params: place }),
    enabled: may("reports"),
    staleTime: 0,
    refetchInterval: pollingInterval,
  });
}

export function useAcceptProposal(place: ReportPlace) {
  return useChange(
    (proposalId: string) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/proposals/:proposalId/accept", {
        params: { ...place, proposalId },
      }),
    [keys.events(place.clientId)],
    [keys.proposals(place.reportId)],
  );
}

export function useDismissProposal(place: ReportPlace) {
  return useChange(
    (proposalId: string) =>
      call("DELETE /api/reports/clients/:clientId/reports/:reportId/proposals/:proposalId", {
        params: { ...place, proposalId },
      }),
    [keys.events(place.clientId)],
    [keys.proposals(place.reportId)],
  );
}
