import { useQuery } from "@tanstack/react-query";
import type { StartConnecting } from "@agency/contracts/source-connections";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";
import { useMay } from "../staff/rights.tsx";

/** Whatever names a connection. */
const shownConnections = [keys.connections, keys.sources, keys.system];

export function useConnections() {
  const may = useMay();
  return useQuery({
    enabled: may("system"),
    queryKey: keys.connections,
    queryFn: read("GET /api/connections"),
    staleTime: 0,
  });
}

/** Leads this browser on to Google's consent page. Its `connectionId` is the connection to renew; null for a new one. */
export function useStartConnecting() {
  return useChange(async (body: StartConnecting) => {
    const { url } = await call("POST /api/connections/google/start", { body });
    location.assign(url);
  });
}

export function useAddKey() {
  return useChange(
    (keyFile: string) => call("POST /api/connections/google/keys", { body: { keyFile } }),
    shownConnections,
  );
}

export function useDisconnect(connectionId: string) {
  return useChange(
    () => call("POST /api/connections/:connectionId/disconnect", { params: { connectionId } }),
    shownConnections,
  );
}

export function useRemoveConnection(connectionId: string) {
  return useChange(() => call("DELETE /api/connections/:connectionId", { params: { connectionId } }), shownConnections);
}
