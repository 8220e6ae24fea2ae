import { useQuery } from "@tanstack/react-query";
import type { Input } from "@agency/contracts/calls";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

export function useCodeApp() {
  return useQuery({ queryKey: keys.codeApp, queryFn: read("GET /api/auth/code-app"), staleTime: 0 });
}

/** What an app is set up with: another secret each time. */
export function useBeginCodeApp() {
  return useChange(() => call("POST /api/auth/code-app/options"));
}

export function useAddCodeApp() {
  return useChange(
    (body: Input<"PUT /api/auth/code-app">["body"]) => call("PUT /api/auth/code-app", { body }),
    [keys.session],
    [keys.codeApp],
  );
}

export function useRenewRecoveryCodes() {
  return useChange(() => call("POST /api/auth/code-app/recovery-codes"), [], [keys.codeApp]);
}

export function useRemoveCodeApp() {
  return useChange(() => call("DELETE /api/auth/code-app"), [], [keys.codeApp]);
}

/** Makes everybody have a second factor, or leaves it to them. */
export function useRequireFactor() {
  return useChange(
    (factorRequired: boolean) => call("PUT /api/settings", { body: { factorRequired } }),
    [keys.system],
    [keys.session],
  );
}
