import { useMutation, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangePasswordInput, LoginInput, Session } from "@agency/contracts/staff";
import { call, orNullIfSignedOut } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";
import { clearLogin, flagStorage, readLoginFlag, storeLogin } from "./login-flag.ts";

/** Delay before a wrong login is reported, in ms (specification, section 9). */
const loginDelay = 1000;

/** The server's session, or null when nobody is signed in. */
export function useSession({ enabled }: { enabled: boolean }): UseQueryResult<Session | null> {
  return useQuery({
    queryKey: keys.session,
    queryFn: checkSession,
    enabled,
    staleTime: (query) => (query.state.data ? Infinity : 0),
  });
}

/** Clears a stored login of 24 hours or more and counts as signed out, even if the server session is still valid. */
async function checkSession(): Promise<Session | null> {
  const storage = flagStorage();
  const flag = readLoginFlag(storage, Date.now());
  if (flag === "expired") {
    clearLogin(storage);
    await call("POST /api/auth/logout");
    return null;
  }
  const session = await askForSession();
  if (!session) clearLogin(storage);
  else if (flag === "none") storeLogin(storage, Date.now());
  return session;
}

/** The server's session as it is now; null when nobody is signed in. */
export const askForSession = (): Promise<Session | null> => orNullIfSignedOut(call("GET /api/auth/session"));

export function useLogin() {
  return useMutation({ mutationFn: logInOrWait, onSuccess: useSignedIn() });
}

/** Keeps a session that has just begun. The sign-in page then leads on. */
export function useSignedIn(): (session: Session) => void {
  const queryClient = useQueryClient();
  return (session) => {
    storeLogin(flagStorage(), Date.now());
    queryClient.removeQueries({ queryKey: keys.signedOut });
    queryClient.setQueryData(keys.session, session);
  };
}

async function logInOrWait(body: LoginInput): Promise<Session> {
  const delay = new Promise((resolve) => {
    setTimeout(resolve, loginDelay);
  });
  try {
    return await call("POST /api/auth/login", { body });
  } catch (error) {
    await delay;
    throw error;
  }
}

/** Emails the agency a link that makes the browser known in which it is opened. */
export function useRequestBrowserLink() {
  return useChange((username: string) => call("POST /api/auth/browser-links", { body: { username } }));
}

/** Makes this browser known with the token of such a link. */
export function useKnowBrowser() {
  return useChange((token: string) => call("POST /api/auth/known-browsers", { body: { token } }));
}

export function useLogout() {
  const queryClient = useQueryClient();
  const forget = useForgetSession();
  return useMutation({
    mutationFn: () => call("POST /api/auth/logout"),
    onSuccess: () => {
      forget();
      queryClient.setQueryData(keys.signedOut, true);
    },
  });
}

/** Whether somebody signed out on purpose. The next sign-in, maybe of another person, then does not lead back to the page. */
export function useSignedOut(): boolean {
  return useQueryClient().getQueryData(keys.signedOut) === true;
}

/** Removes the session and all staff data from the browser. */
export function useForgetSession(): () => void {
  const queryClient = useQueryClient();
  return () => {
    clearLogin(flagStorage());
    queryClient.setQueryData(keys.session, null);
    queryClient.removeQueries({ queryKey: keys.all, predicate: ({ queryKey }) => queryKey[1] !== keys.session[1] });
  };
}

export function useChangePassword() {
  return useChange((body: ChangePasswordInput) => call("PUT /api/auth/password", { body }), [keys.sessions]);
}

/** Confirms with the password that it is who is signed in. */
export function useConfirmByPassword() {
  return useChange((password: string) => call("POST /api/auth/confirmation", { body: { password } }));
}

/** Succeeds once who is signed in has confirmed a few minutes ago, or now, that it is them. */
export function useCheckConfirmation() {
  return useChange(() => call("GET /api/auth/confirmation"));
}

/** Where one is signed in. */
export function useOwnSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: read("GET /api/auth/sessions"), staleTime: 0 });
}

export function useEndSession() {
  return useChange(
    (sessionId: string) => call("DELETE /api/auth/sessions/:sessionId", { params: { sessionId } }),
    [],
    [keys.sessions],
  );
}

export function useEndOtherSessions() {
  return useChange(() => call("DELETE /api/auth/sessions"), [], [keys.sessions]);
}
