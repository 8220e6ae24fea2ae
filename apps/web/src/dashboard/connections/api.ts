import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addServiceAccountKey,
  disconnect,
  listConnections,
  removeConnection,
  startConnecting,
} from "@agency/contracts/connections/endpoints";
import type { StartConnecting } from "@agency/contracts/connections/schemas";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useConnections() {
  return useQuery({
    queryKey: keys.connections,
    queryFn: ({ signal }) => call(listConnections, {}, { signal }),
    staleTime: 0,
  });
}

/** Leads this browser on to Google's consent page. Its `connectionId` is the connection to renew; null for a new one. */
export function useStartConnecting() {
  return useMutation({
    mutationFn: (body: StartConnecting) => call(startConnecting, { body }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

export function useAddKey() {
  const refresh = useRefreshConnections();
  return useMutation({
    mutationFn: (keyFile: string) => call(addServiceAccountKey, { body: { keyFile } }),
    onSuccess: refresh,
  });
}

export function useDisconnect(connectionId: string) {
  const refresh = useRefreshConnections();
  return useMutation({ mutationFn: () => call(disconnect, { params: { connectionId } }), onSuccess: refresh });
}

export function useRemoveConnection(connectionId: string) {
  const refresh = useRefreshConnections();
  return useMutation({ mutationFn: () => call(removeConnection, { params: { connectionId } }), onSuccess: refresh });
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
