import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/api/call.ts";
import { pollingInterval, read, useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";
import type { ReportPlace } from "../review/api.ts";

/** Whatever shows what follows from a wrong recipient. */
const shown = [keys.attention, keys.clients, keys.reports];

/** Which emails of a report went to the wrong person. */
export function useWrongRecipients(place: ReportPlace) {
  return useQuery({
    queryKey: keys.wrongRecipientsOfReport(place.reportId),
    queryFn: read("GET /api/reports/clients/:clientId/reports/:reportId/wrong-recipients", { params: place }),
  });
}

/** Reads again each half minute, so that the hours left are right. */
export function useWrongRecipient(wrongRecipientId: string) {
  return useQuery({
    queryKey: keys.wrongRecipient(wrongRecipientId),
    queryFn: read("GET /api/reports/wrong-recipients/:wrongRecipientId", { params: { wrongRecipientId } }),
    refetchInterval: pollingInterval,
    staleTime: 0,
  });
}

export function useNoteWrongRecipient(place: ReportPlace) {
  const queryClient = useQueryClient();
  return useChange(
    async (dispatchId: string) => {
      const noted = await call(
        "POST /api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/wrong-recipient",
        { params: { ...place, dispatchId } },
      );
      queryClient.setQueryData(keys.wrongRecipient(noted.id), noted);
      return noted;
    },
    [...shown, keys.wrongRecipientsOfReport(place.reportId)],
  );
}

export function useSettleWrongRecipient(wrongRecipientId: string) {
  return useChange(
    (settled: boolean) =>
      call("PUT /api/reports/wrong-recipients/:wrongRecipientId/settled", {
        params: { wrongRecipientId },
        body: { settled },
      }),
    [keys.attention],
    [keys.wrongRecipients],
  );
}

export function useTakeBackWrongRecipient(wrongRecipientId: string) {
  return useChange(
    () => call("DELETE /api/reports/wrong-recipients/:wrongRecipientId", { params: { wrongRecipientId } }),
    shown,
  );
}
