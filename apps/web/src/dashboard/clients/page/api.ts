import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EventsQuery } from "@agency/contracts/client-history";
import { call } from "../../../shared/api/call.ts";
import { useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";

/** A page of what happened with a client. */
export function useClientEvents(clientId: string, query: EventsQuery) {
  return useQuery({
    queryKey: keys.eventList(clientId, query),
    queryFn: ({ signal }) =>
      call("GET /api/reports/clients/:clientId/events", { params: { clientId }, query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function useAddNote(clientId: string) {
  return useChange(
    (text: string) => call("POST /api/reports/clients/:clientId/notes", { params: { clientId }, body: { text } }),
    [],
    [keys.events(clientId)],
  );
}

export function useRemoveNote(clientId: string) {
  return useChange(
    (noteId: string) => call("DELETE /api/reports/clients/:clientId/notes/:noteId", { params: { clientId, noteId } }),
    [],
    [keys.events(clientId)],
  );
}
