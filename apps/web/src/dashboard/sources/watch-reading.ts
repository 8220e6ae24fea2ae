import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Source } from "@agency/contracts/sources";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval while months are being read, in ms. */
const interval = 2000;

const watched = new Set<string>();

export function isBeingRead(sources: Source[] | undefined): boolean {
  return sources?.some(({ progress }) => progress.waiting > 0) ?? false;
}

export function sourcesQuery(clientId: string) {
  return {
    queryKey: keys.sourcesOf(clientId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call("GET /api/reports/clients/:clientId/sources", { params: { clientId } }, { signal }),
    staleTime: 0,
  };
}

/**
 * Follows what is being read for a client to its end, also after its dialog was closed, and then fetches again what shows the
 * client's figures: lists, month board, figures and attention.
 */
export function watchReading(queryClient: QueryClient, clientId: string): void {
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
