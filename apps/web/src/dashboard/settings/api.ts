import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailCheckInput, SettingsInput, TestMailInput } from "@agency/contracts/settings";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useSystem({ fresh = false }: { fresh?: boolean } = {}) {
  return useQuery({
    queryKey: keys.system,
    queryFn: ({ signal }) => call("GET /api/settings", {}, { signal }),
    staleTime: fresh ? 0 : Infinity,
  });
}

export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsInput) => call("PUT /api/settings", { body }),
    onSuccess: (system) => queryClient.setQueryData(keys.system, system),
  });
}

export function useSendTestMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TestMailInput) => call("POST /api/settings/test-mail", { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.mails }),
  });
}

export function useCheckMail() {
  return useMutation({ mutationFn: (body: MailCheckInput) => call("POST /api/settings/mail-check", { body }) });
}

/** The emails that were saved as files, newest first. */
export function useMails() {
  return useQuery({
    queryKey: keys.mails,
    queryFn: ({ signal }) => call("GET /api/settings/mails", {}, { signal }),
    staleTime: 0,
  });
}

export function useMail(mailId: string) {
  return useQuery({
    queryKey: keys.mail(mailId),
    queryFn: ({ signal }) => call("GET /api/settings/mails/:mailId", { params: { mailId } }, { signal }),
  });
}

/** The download address of an email's file. */
export function emlAddress(mailId: string): string {
  return addressOf("GET /api/settings/mails/:mailId/eml", { params: { mailId } });
}
