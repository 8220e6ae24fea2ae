import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClientChange, ClientInput } from "@agency/contracts/clients";
import { call } from "../../shared/api/call.ts";
import { base64Of } from "../shared/base64.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval for clients and analytics, in ms. Only pages for signed-in staff poll. */
export const pollingInterval = 30_000;

/** The first 500 clients, for lists to choose from. */
export function useClients() {
  return useQuery({
    queryKey: keys.clientOptions,
    queryFn: ({ signal }) => call("GET /api/reports/clients", { query: { sort: "name", order: "asc" } }, { signal }),
    refetchInterval: pollingInterval,
  });
}

/** The current record of a client. */
export function useClient(clientId: string | null) {
  return useQuery({
    queryKey: keys.client(clientId ?? ""),
    queryFn: async ({ signal }) => {
      const read = await call(
        "GET /api/reports/clients/:clientId",
        { params: { clientId: clientId ?? "" } },
        { signal },
      );
      // Without a session the answer is the portal's part.
      return "email" in read ? read : null;
    },
    enabled: clientId !== null,
    refetchInterval: pollingInterval,
  });
}

export function useAnalytics() {
  return useQuery({
    queryKey: keys.analytics,
    queryFn: ({ signal }) => call("GET /api/reports/analytics/dashboard", {}, { signal }),
    refetchInterval: pollingInterval,
  });
}

export function useCreateClient() {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: (body: ClientInput) => call("POST /api/reports/clients", { body }),
    onSuccess: refresh,
  });
}

export function useUpdateClient(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: (body: ClientChange) => call("PUT /api/reports/clients/:clientId", { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

export function useDeleteClient(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: () => call("DELETE /api/reports/clients/:clientId", { params: { clientId } }),
    onSuccess: refresh,
  });
}

/** Keeps the picture of a file as the client's logo. */
export function useKeepLogo(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: async (file: File) =>
      call("PUT /api/reports/clients/:clientId/logo", { params: { clientId }, body: { file: await base64Of(file) } }),
    onSuccess: refresh,
  });
}

export function useRemoveLogo(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: () => call("DELETE /api/reports/clients/:clientId/logo", { params: { clientId } }),
    onSuccess: refresh,
  });
}

/** Switches on or off whether the client's reading is recorded. */
export function useSwitchRecording(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: (on: boolean) =>
      call("PUT /api/reports/clients/:clientId/recording", { params: { clientId }, body: { on } }),
    onSettled: refresh,
  });
}

/** Gives the client a new ID. The old one stops working. */
export function useRotateClientId(clientId: string) {
  const refresh = useRefreshClients();
  return useMutation({
    mutationFn: () => call("POST /api/reports/clients/:clientId/rotate-id", { params: { clientId } }),
    onSuccess: refresh,
  });
}

/** Refetches everything that counts or names clients. */
function useRefreshClients(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.clients, keys.analytics, keys.reports]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
