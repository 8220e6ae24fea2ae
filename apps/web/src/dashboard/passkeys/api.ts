import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Session } from "@agency/contracts/staff";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";
import { useSignedIn } from "../staff/api.ts";

/** Asks the browser for a passkey and signs its owner in. */
export function usePasskeySignIn() {
  return useMutation({ mutationFn: signInByPasskey, onSuccess: useSignedIn() });
}

async function signInByPasskey(): Promise<Session> {
  const optionsJSON = await call("POST /api/auth/passkeys/sign-in-options");
  return call("POST /api/auth/passkeys/sign-in", { body: await startAuthentication({ optionsJSON }) });
}

/** Asks the browser for a passkey of who is signed in, to confirm that it is them. */
export function useConfirmByPasskey() {
  return useChange(async () => {
    const optionsJSON = await call("POST /api/auth/passkeys/confirmation-options");
    return call("POST /api/auth/passkeys/confirmation", { body: await startAuthentication({ optionsJSON }) });
  });
}

export function usePasskeys() {
  return useQuery({ queryKey: keys.passkeys, queryFn: read("GET /api/auth/passkeys"), staleTime: 0 });
}

/** Makes a passkey on a device and adds it. */
export function useAddPasskey() {
  return useChange(
    async () => {
      const optionsJSON = await call("POST /api/auth/passkeys/options");
      return call("POST /api/auth/passkeys", { body: await startRegistration({ optionsJSON }) });
    },
    [keys.session],
    [keys.passkeys],
  );
}

export function useRenamePasskey(passkeyId: string) {
  return useChange(
    (name: string) => call("PUT /api/auth/passkeys/:passkeyId", { params: { passkeyId }, body: { name } }),
    [],
    [keys.passkeys],
  );
}

export function useRemovePasskey(passkeyId: string) {
  return useChange(() => call("DELETE /api/auth/passkeys/:passkeyId", { params: { passkeyId } }), [], [keys.passkeys]);
}
