import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";
import { pollingInterval, read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** Everybody of the team who can sign in. */
export function useColleagues() {
  return useQuery({ queryKey: keys.colleagues, queryFn: read("GET /api/colleagues"), staleTime: pollingInterval });
}

/** Who is responsible for a client, and who could be. */
export function useResponsible(clientId: string) {
  return useQuery({
    queryKey: keys.responsible(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/responsible", { params: { clientId } }),
    staleTime: 0,
  });
}

export function useChangeResponsible(clientId: string) {
  return useChange(
    (staffId: string | null) =>
      call("PUT /api/reports/clients/:clientId/responsible", { params: { clientId }, body: { staffId } }),
    [keys.clients, keys.reports, keys.attention, keys.events(clientId)],
    [keys.responsible(clientId)],
  );
}
