import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listAccounts } from "@agency/contracts/connections/endpoints";
import { type AccountsQuery, type Connection } from "@agency/contracts/connections/schemas";
import { chooseSource, clearSource, listSources } from "@agency/contracts/sources/endpoints";
import type { SourceInput } from "@agency/contracts/sources/schemas";
import type { AccountKind } from "@agency/model/connections";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useSources(clientId: string) {
  return useQuery({
    queryKey: keys.sourcesOf(clientId),
    queryFn: ({ signal }) => call(listSources, { params: { clientId } }, { signal }),
    staleTime: 0,
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

function useRefreshSources(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.sources });
}
