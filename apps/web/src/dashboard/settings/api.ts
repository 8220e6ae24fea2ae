import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailCheckInput, SettingsInput, TestMailInput } from "@agency/contracts/settings";
import { callAddress, call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { useReadAgain } from "../shared/changed-meanwhile.ts";
import { keys } from "../shared/keys.ts";
import { useMay } from "../staff/rights.tsx";

export function useSystem({ fresh = false }: { fresh?: boolean } = {}) {
  const may = useMay();
  return useQuery({
    enabled: may("system"),
    queryKey: keys.system,
    queryFn: read("GET /api/settings"),
    staleTime: fresh ? 0 : Infinity,
  });
}

export function useSaveSettings() {
  const queryClient = useQueryClient();
  const orReadAgain = useReadAgain(keys.system);
  return useChange(async (body: SettingsInput) => {
    const saved = await call("PUT /api/settings", { body }).catch(orReadAgain);
    queryClient.setQueryData(keys.system, saved);
    return saved;
  });
}

export function useSendTestMail() {
  return useChange((body: TestMailInput) => call("POST /api/settings/test-mail", { body }), [keys.mails]);
}

export function useCheckMail() {
  return useChange((body: MailCheckInput) => call("POST /api/settings/mail-check", { body }));
}

/** The emails that were saved as files, newest first. */
export function useMails() {
  return useQuery({ queryKey: keys.mails, queryFn: read("GET /api/settings/mails"), staleTime: 0 });
}

export function useMail(mailId: string) {
  return useQuery({
    queryKey: keys.mail(mailId),
    queryFn: read("GET /api/settings/mails/:mailId", { params: { mailId } }),
  });
}

/** The download address of an email's file. */
export function emlAddress(mailId: string): string {
  return callAddress("GET /api/settings/mails/:mailId/eml", { params: { mailId } });
}
