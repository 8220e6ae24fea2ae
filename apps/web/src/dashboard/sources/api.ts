import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listAccounts } from "@agency/contracts/connections/endpoints";
import type { AccountsQuery, Connection } from "@agency/contracts/connections/schemas";
import {
  cancelBackfill,
  chooseFigures,
  chooseSource,
  clearSource,
  readSources,
  trackKeywords,
} from "@agency/contracts/sources/endpoints";
import type { FilledFigures, SourceInput, Tracking } from "@agency/contracts/sources/schemas";
import type { AccountKind } from "@agency/model/connections";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { isBeingRead, sourcesQuery, watchReading } from "./watch-reading.ts";

/** A client's sources, followed while they are being read. */
export function useSources(clientId: string) {
  const queryClient = useQueryClient();
  const found = useQuery(sourcesQuery(clientId));
  const reading = isBeingRead(found.data);
  useEffect(() => {
    if (reading) watchReading(queryClient, clientId);
  }, [queryClient, clientId, reading]);
  return found;
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

/** Which figures a source fills; other sources of the client may give some up. */
export function useChooseFigures(clientId: string, kind: AccountKind) {
  const refresh = useRefreshSources();
  return useMutation({
    mutationFn: (body: FilledFigures) => call(chooseFigures, { params: { clientId, kind }, body }),
    onSuccess: refresh,
  });
}

function useRefreshSources(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.sources });
}
