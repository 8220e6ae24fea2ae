import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StartConnecting } from "@agency/contracts/connections";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useConnections() {
  return useQuery({
    queryKey: keys.connections,
    queryFn: ({ signal }) => call("GET /api/connections", {}, { signal }),
    staleTime: 0,
  });
}

/** Leads this browser on to Google's consent page. Its `connectionId` is the connection to renew; null for a new one. */
export function useStartConnecting() {
  return useMutation({
    mutationFn: (body: StartConnecting) => call("POST /api/connections/google/start", { body }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

export function useAddKey() {
  const refresh = useRefreshConnections();
  return useMutation({
    mutationFn: (keyFile: string) => call("POST /api/connections/google/keys", { body: { keyFile } }),
    onSuccess: refresh,
  });
}

export function useDisconnect(connectionId: string) {
  const refresh = useRefreshConnections();
  return useMutation({
    mutationFn: () => call("POST /api/connections/:connectionId/disconnect", { params: { connectionId } }),
    onSuccess: refresh,
  });
}

export function useRemoveConnection(connectionId: string) {
  const refresh = useRefreshConnections();
  return useMutation({
    mutationFn: () => call("DELETE /api/connections/:connectionId", { params: { connectionId } }),
    onSuccess: refresh,
  });
}

/** Refetches what names a connection. */
function useRefreshConnections(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.connections, keys.sources, keys.system]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
