import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listAccounts } from "@agency/contracts/connections/endpoints";
import { type AccountsQuery, type Connection } from "@agency/contracts/connections/schemas";
import {
  cancelBackfill,
  chooseSource,
  clearSource,
  listSources,
  readSources,
  trackKeywords,
} from "@agency/contracts/sources/endpoints";
import type { SourceInput, Tracking } from "@agency/contracts/sources/schemas";
import type { AccountKind } from "@agency/model/connections";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval while months are being read, in ms. */
const readingInterval = 2000;

export function useSources(clientId: string) {
  return useQuery({
    queryKey: keys.sourcesOf(clientId),
    queryFn: ({ signal }) => call(listSources, { params: { clientId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ progress }) => progress.waiting > 0) ? readingInterval : false,
  });
}

/** What a connection can read. Google is asked again when the search changes, and not by itself. */
export function useAccounts(connectionId: Connection["id"], query: AccountsQuery) {
  return useQuery({
    queryKey: keys.accounts(connectionId, query),
    queryFn: ({ signal }) => call(listAccounts, { params: { connectionId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export function useChooseSource(clientId: string, kind: AccountKind) {
  const refresh = useRefreshSources();
  return useMutation({
    mutationFn: (body: SourceInput) => call(chooseSource, { params: { clientId, kind }, body }),
    onSuccess: refresh,
  });
}

export function useClearSource(clientId: string, kind: AccountKind) {
  const refresh = useRefreshSources();
  return useMutation({ mutationFn: () => call(clearSource, { params: { clientId, kind } }), onSuccess: refresh });
}

/** Leaves the months unread that nobody has begun to read. */
export function useCancelBackfill(clientId: string, kind: AccountKind) {
  const refresh = useRefreshSources();
  return useMutation({ mutationFn: () => call(cancelBackfill, { params: { clientId, kind } }), onSuccess: refresh });
}

/** Reads what is missing from all sources of a client. */
export function useReadSources(clientId: string) {
  const refresh = useRefreshSources();
  return useMutation({ mutationFn: () => call(readSources, { params: { clientId } }), onSuccess: refresh });
}

/** Which searches count as a client's own. */
export function useTrackKeywords(clientId: string) {
  const refresh = useRefreshSources();
  return useMutation({
    mutationFn: (body: Tracking) => call(trackKeywords, { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

function useRefreshSources(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.sources });
}
