import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** What was noticed of a client between two reports. */
export function useAlerts(clientId: string) {
  return useQuery({
    queryKey: keys.alertsOfClient(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/alerts", { params: { clientId } }),
  });
}

export function useDismissAlert(clientId: string) {
  return useChange(
    (alertId: string) =>
      call("DELETE /api/reports/clients/:clientId/alerts/:alertId", { params: { clientId, alertId } }),
    [],
    [keys.attention, keys.alertsOfClient(clientId)],
  );
}
