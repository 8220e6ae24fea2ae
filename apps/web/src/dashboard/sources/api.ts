import { keepPreviousData, type QueryClient, QueryObserver, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Connection } from "@agency/contracts/source-connections";
import type { SourceMatch } from "@agency/contracts/source-matches";
import type { AccountsQuery, Choice, FilledFigures, Source, SourceInput, Tracking } from "@agency/contracts/sources";
import type { AccountKind } from "@agency/model/connections";
import { call } from "../../shared/api/call.ts";
import { shownFigures } from "../figures/api.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** Sources, and whatever shows figures, which may have gone with one. */
const shownSources = [keys.sources, ...shownFigures, keys.analytics];

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

/** The accounts of a connection. Google is asked again when the search changes, and not by itself. */
export function useAccounts(clientId: string, connectionId: Connection["id"], query: AccountsQuery) {
  return useQuery({
    queryKey: keys.accounts(clientId, connectionId, query),
    queryFn: read("GET /api/reports/clients/:clientId/accounts/:connectionId", {
      params: { clientId, connectionId },
      query,
    }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Asks for the doubts to confirm before an account becomes a client's, and for the figures that it replaces. */
export function useCheckChoice(clientId: string, kind: AccountKind) {
  return useChange((query: Choice) =>
    call("GET /api/reports/clients/:clientId/sources/:kind/check", { params: { clientId, kind }, query }),
  );
}

export function useChooseSource(clientId: string, kind: AccountKind) {
  return useChange(
    (body: SourceInput) =>
      call("PUT /api/reports/clients/:clientId/sources/:kind", { params: { clientId, kind }, body }),
    shownSources,
  );
}

/** Which figures go when a source is removed. */
export function useRemoval(clientId: string, kind: AccountKind) {
  return useQuery({
    queryKey: keys.removal(clientId, kind),
    queryFn: read("GET /api/reports/clients/:clientId/sources/:kind/removal", { params: { clientId, kind } }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useClearSource(clientId: string, kind: AccountKind) {
  return useChange(
    (approvedToo: boolean) =>
      call("DELETE /api/reports/clients/:clientId/sources/:kind", {
        params: { clientId, kind },
        query: { approvedToo: approvedToo ? "true" : "false" },
      }),
    shownSources,
  );
}

/** Leaves the months unread that nobody has begun to read. */
export function useCancelBackfill(clientId: string, kind: AccountKind) {
  return useChangeSources(() =>
    call("DELETE /api/reports/clients/:clientId/sources/:kind/backfill", { params: { clientId, kind } }),
  );
}

/** Reads what is missing from all sources of a client. */
export function useReadSources(clientId: string) {
  return useChangeSources(() => call("POST /api/reports/clients/:clientId/sources/read", { params: { clientId } }));
}

/** Which searches count as a client's own. */
export function useTrackKeywords(clientId: string) {
  return useChangeSources((body: Tracking) =>
    call("PUT /api/reports/clients/:clientId/keywords", { params: { clientId }, body }),
  );
}

/** Which accounts may be those of clients without one. Google is asked when somebody wants it, since that takes a while. */
export function useSourceMatches(wanted: boolean) {
  return useQuery({
    queryKey: keys.sourceMatches,
    queryFn: read("GET /api/source-matches"),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** A client's account as it was matched, and why it could not be used. */
export type UnusedMatch = { match: SourceMatch; error: unknown };

/**
 * Uses matched accounts one after another; one that is refused keeps no other from being used.
 * @param onUsed is told how many have had their turn
 */
export function useConfirmMatches(onUsed: (count: number) => void) {
  return useChange(async (matches: SourceMatch[]): Promise<UnusedMatch[]> => {
    const unused: UnusedMatch[] = [];
    for (const [index, match] of matches.entries()) {
      const [candidate] = match.candidates;
      if (!candidate) continue;
      const { connectionId, accountId } = candidate;
      const params = { clientId: match.client.id, kind: match.kind };
      try {
        await call("PUT /api/reports/clients/:clientId/sources/:kind", { params, body: { connectionId, accountId } });
      } catch (error) {
        unused.push({ match, error });
      }
      onUsed(index + 1);
    }
    return unused;
  }, shownSources);
}

/** Which figures a source fills; other sources of the client may give some up. */
export function useChooseFigures(clientId: string, kind: AccountKind) {
  return useChangeSources((body: FilledFigures) =>
    call("PUT /api/reports/clients/:clientId/sources/:kind/figures", { params: { clientId, kind }, body }),
  );
}

function useChangeSources<Result, Given = void>(change: (given: Given) => Promise<Result>) {
  return useChange(change, [], [keys.sources]);
}

/** Polling interval while months are being read, in ms. */
const interval = 2000;

const watched = new Set<string>();

function isBeingRead(sources: Source[] | undefined): boolean {
  return sources?.some(({ progress }) => progress.waiting > 0) ?? false;
}

function sourcesQuery(clientId: string) {
  return {
    queryKey: keys.clientSources(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/sources", { params: { clientId } }),
    staleTime: 0,
  };
}

/**
 * Follows what is being read for a client to its end, also after its dialog was closed, and then fetches again what shows the
 * client's figures: lists, month board, figures and attention.
 */
function watchReading(queryClient: QueryClient, clientId: string): void {
  if (watched.has(clientId)) return;
  watched.add(clientId);
  const observer = new QueryObserver(queryClient, { ...sourcesQuery(clientId), refetchInterval: interval });
  const stop = observer.subscribe(({ data, isError }) => {
    if (!isError && (data === undefined || isBeingRead(data))) return;
    stop();
    watched.delete(clientId);
    for (const queryKey of [keys.clients, keys.reports, keys.allFigures, keys.attention, keys.analytics])
      void queryClient.invalidateQueries({ queryKey });
  });
}
