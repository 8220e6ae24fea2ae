import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailPreviewInput, OwnWords, ReportMailInput } from "@agency/contracts/mail-words";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { useReadAgain } from "../shared/changed-meanwhile.ts";
import { keys } from "../shared/keys.ts";

/** The agency's own words in the emails of reports, and who gets a copy. */
export function useReportMail() {
  return useQuery({ queryKey: keys.reportMail, queryFn: read("GET /api/settings/report-mail") });
}

export function useSaveReportMail() {
  const queryClient = useQueryClient();
  const orReadAgain = useReadAgain(keys.reportMail);
  return useChange(
    async (body: ReportMailInput) => {
      const saved = await call("PUT /api/settings/report-mail", { body }).catch(orReadAgain);
      queryClient.setQueryData(keys.reportMail, saved);
      return saved;
    },
    [keys.mailWords],
  );
}

/** The words that a client's emails have in place of the agency's. */
export function useClientWords(clientId: string) {
  return useQuery({
    queryKey: keys.clientWords(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/mail-words", { params: { clientId } }),
  });
}

export function useSaveClientWords(clientId: string) {
  const queryClient = useQueryClient();
  const orReadAgain = useReadAgain(keys.clientWords(clientId));
  return useChange(async (body: { words: OwnWords[]; seen: OwnWords[] }) => {
    const saved = await call("PUT /api/reports/clients/:clientId/mail-words", { params: { clientId }, body }).catch(
      orReadAgain,
    );
    queryClient.setQueryData(keys.clientWords(clientId), saved);
    return saved;
  });
}

/** The email of a client's newest report, with words that need not be saved. */
export function usePreviewMail() {
  return useChange(({ clientId, ...body }: MailPreviewInput & { clientId: string }) =>
    call("POST /api/reports/clients/:clientId/mail-words/preview", { params: { clientId }, body }),
  );
}
