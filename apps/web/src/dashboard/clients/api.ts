import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { Input } from "@agency/contracts/calls";
import type { Client, ClientChange, ClientInput } from "@agency/contracts/clients";
import { archiveName } from "@agency/model/report/pdf-name";
import { localDate } from "@agency/model/time-zone";
import { call, callFile, callList } from "../../shared/api/call.ts";
import { toBase64 } from "../shared/base64.ts";
import { pollingInterval, read, useChange, useRefresh } from "../shared/calls.ts";
import { useReadAgain } from "../shared/changed-meanwhile.ts";
import { keys } from "../shared/keys.ts";

/** Whatever counts or names clients. */
const shownClients = [keys.clients, keys.analytics, keys.reports];

/** The first 500 clients, for lists to choose from. */
export function useClients() {
  return useQuery({
    queryKey: keys.clientOptions,
    queryFn: read("GET /api/reports/clients", { query: { sort: "name", order: "asc" } }),
    refetchInterval: pollingInterval,
  });
}

/** A page of the clients that a filter finds. */
export function useClientTable(asked: NonNullable<Input<"GET /api/reports/clients">["query"]>) {
  return useQuery({
    queryKey: keys.clientTable(asked),
    queryFn: ({ signal }) => callList("GET /api/reports/clients", { query: asked }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollingInterval,
  });
}

/** The current record of a client. */
export function useClient(clientId: string | null) {
  return useQuery({
    queryKey: keys.client(clientId ?? ""),
    queryFn: async ({ signal }) => {
      const answer = await read("GET /api/reports/clients/:clientId", { params: { clientId: clientId ?? "" } })({
        signal,
      });
      // Without a session the answer is the portal's part.
      return "email" in answer ? answer : null;
    },
    enabled: clientId !== null,
    refetchInterval: pollingInterval,
  });
}

export function useAnalytics() {
  return useQuery({
    queryKey: keys.analytics,
    queryFn: read("GET /api/reports/analytics/dashboard"),
    refetchInterval: pollingInterval,
  });
}

export function useCreateClient() {
  return useChange((body: ClientInput) => call("POST /api/reports/clients", { body }), shownClients);
}

/** Reads a client as it is now, for whoever was told that it has changed. */
export function useCurrentClient(clientId: string): () => Promise<Client> {
  return async () => (await call("GET /api/reports/clients/:clientId", { params: { clientId } })) as Client;
}

export function useUpdateClient(clientId: string) {
  const orReadAgain = useReadAgain(...shownClients);
  return useChange(
    (body: ClientChange) =>
      call("PUT /api/reports/clients/:clientId", { params: { clientId }, body }).catch(orReadAgain),
    shownClients,
  );
}

export function useDeleteClient(clientId: string) {
  return useChange(() => call("DELETE /api/reports/clients/:clientId", { params: { clientId } }), shownClients);
}

/** Keeps the picture of a file as the client's logo. */
export function useKeepLogo(clientId: string) {
  return useChange(
    async (file: File) =>
      call("PUT /api/reports/clients/:clientId/logo", { params: { clientId }, body: { file: await toBase64(file) } }),
    [keys.reports],
    [keys.clients],
  );
}

export function useRemoveLogo(clientId: string) {
  return useChange(
    () => call("DELETE /api/reports/clients/:clientId/logo", { params: { clientId } }),
    [keys.reports],
    [keys.clients],
  );
}

/** Switches on or off whether the client's reading is recorded. */
export function useSwitchRecording(clientId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (on: boolean) =>
      call("PUT /api/reports/clients/:clientId/recording", { params: { clientId }, body: { on } }),
    onSettled: () => refresh(shownClients),
  });
}

/** Downloads all approved reports of a client as one file. */
export function useDownloadArchive({ id: clientId, name }: Pick<Client, "id" | "name">) {
  return useMutation({
    mutationFn: () => callFile("GET /api/reports/clients/:clientId/archive", { params: { clientId } }),
    onSuccess: (file) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = archiveName(name, localDate(new Date()).toString());
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}

/** Gives the client a new ID. The old one stops working. */
export function useRotateClientId(clientId: string) {
  return useChange(() => call("POST /api/reports/clients/:clientId/rotate-id", { params: { clientId } }), shownClients);
}
