import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { DraftInput } from "@agency/contracts/reports";
import { call, callAddress, callFile } from "../../../shared/api/call.ts";
import { read, useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";
import { goesOn } from "../api.ts";
import { drawPages } from "./draw-pages.ts";

/** Polling interval while the report or its emails are unfinished, in ms. */
const pendingInterval = 1000;

/** Which report: the client's ID and the report's id. */
export type ReportPlace = { clientId: string; reportId: string };

/** Reads the working copy of a report. */
export const draftQuery = (place: ReportPlace) =>
  queryOptions({
    queryKey: keys.draft(place.reportId),
    queryFn: ({ signal }) =>
      call("GET /api/reports/clients/:clientId/reports/:reportId/draft", { params: place }, { signal }),
    staleTime: 0,
  });

/** The working copy of a report. Polls while it is being prepared or emailed, also when the window is in the background. */
export function useDraft(place: ReportPlace) {
  return useQuery({
    ...draftQuery(place),
    refetchInterval: ({ state }) => (state.data && goesOn(state.data.progress) ? pendingInterval : false),
    refetchIntervalInBackground: true,
  });
}

/** The staff's decision: the edits to save first, the version to approve (null approves nothing), and whether to send. */
export type Decision = {
  edits: DraftInput | null;
  approve: { version: number; confirmed: string[] } | null;
  send: boolean;
  /** Whether another report is opened then, which waits for no more than the decision. */
  opensNext?: boolean;
};

/** Saves, approves and sends, one after the other, as far as asked. What was done stays done if a later step is refused. */
export function useDecide(place: ReportPlace) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ edits, approve, send }: Decision): Promise<ReportProgress | null> => {
      const saved =
        edits &&
        (await call("PUT /api/reports/clients/:clientId/reports/:reportId/draft", { params: place, body: edits }));
      const version = saved?.version ?? approve?.version;
      const approved =
        approve &&
        version !== undefined &&
        (await call("POST /api/reports/clients/:clientId/reports/:reportId/approve", {
          params: place,
          body: { version, confirmed: approve.confirmed },
        }));
      return send
        ? call("POST /api/reports/clients/:clientId/reports/:reportId/send", { params: place })
        : approved || saved;
    },
    // The page shows the new state before the mutation ends, so that edits can be dropped without a flash of the old text.
    onSettled: async (_, __, { opensNext = false }) => {
      const shown = queryClient.invalidateQueries({ queryKey: keys.reports });
      if (!opensNext) await shown;
      for (const queryKey of [keys.analytics, keys.clients, keys.attention])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The pages of the PDF of a version of the working copy in a language, as pictures. */
export function useDraftPages(place: ReportPlace, version: number, language: Language) {
  return useQuery({
    queryKey: keys.draftPages(place.reportId, version, language),
    queryFn: async ({ signal }) => {
      const input = { params: place, query: { language } };
      const pdf = await callFile("GET /api/reports/clients/:clientId/reports/:reportId/draft/pdf", input);
      return drawPages(pdf, signal);
    },
    placeholderData: keepPreviousData,
  });
}

/** A report as it was mailed. It never changes. */
export function useMailed({ clientId, reportId }: ReportPlace, dispatchId: string) {
  return useQuery({
    queryKey: keys.mailed(dispatchId),
    queryFn: ({ signal }) =>
      call(
        "GET /api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId",
        { params: { clientId, reportId, dispatchId } },
        { signal },
      ),
  });
}

export function draftPdfAddress(place: ReportPlace, language: Language): string {
  return callAddress("GET /api/reports/clients/:clientId/reports/:reportId/draft/pdf", {
    params: place,
    query: { language },
  });
}

/** The email of a version of the working copy in a language. While another one is fetched, the one before stays. */
export function useDraftMail(place: ReportPlace, version: number, language: Language) {
  return useQuery({
    queryKey: keys.draftMail(place.reportId, version, language),
    queryFn: read("GET /api/reports/clients/:clientId/reports/:reportId/draft/mail", {
      params: place,
      query: { language },
    }),
    // Its words and its recipients change without another version.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function mailedPdfAddress(place: ReportPlace, dispatchId: string): string {
  return callAddress("GET /api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/pdf", {
    params: { ...place, dispatchId },
  });
}

/** For how long a link that is handed over opens the report, in days. */
const handOverDays = 90;

/** Makes a link to the approved report, which a person gives to somebody. */
export function useMakeHandOverLink(place: ReportPlace) {
  return useMutation({
    mutationFn: () =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/shares", {
        params: place,
        body: { days: handOverDays },
      }),
  });
}

/** Notes that somebody opened the chat with a contact. */
export function useNoteHandOver(place: ReportPlace) {
  return useChange(
    (email: string) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/handovers", { params: place, body: { email } }),
    [],
    [keys.draft(place.reportId)],
  );
}

/** The report in a picture for a chat. */
export function pictureAddress(place: ReportPlace, language: Language): string {
  return callAddress("GET /api/reports/clients/:clientId/reports/:reportId/picture", {
    params: place,
    query: { language },
  });
}

/** What a client said about its reports, newest first. */
export function useClientAnswers(clientId: string) {
  return useQuery({
    queryKey: keys.answers(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/answers", { params: { clientId } }),
  });
}

/** Says whether somebody dealt with the question of an answer. */
export function useSettleAnswer(clientId: string, answerId: string) {
  return useChange(
    (settled: boolean) =>
      call("PUT /api/reports/clients/:clientId/answers/:answerId/settled", {
        params: { clientId, answerId },
        body: { settled },
      }),
    [keys.attention],
    [keys.answers(clientId)],
  );
}

/** Notes that a version was on somebody's screen. Nothing waits for the answer, or fails with it. */
export function noteSeen(place: ReportPlace, version: number): void {
  call("POST /api/reports/clients/:clientId/reports/:reportId/seen", { params: place, body: { version } }).catch(
    () => undefined,
  );
}
