import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { watchInput } from "../../shared/api/attended.ts";
import { CallError } from "../../shared/api/call-error.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { keys } from "../shared/keys.ts";
import { LoadFailed } from "../shared/loaded.tsx";
import { askForSession, useForgetSession, useSession, useSignedOut } from "./api.ts";
import { ConfirmIdentity } from "./confirm-identity.tsx";
import { PersonProvider } from "./rights.tsx";
import styles from "./staff.module.css";

/**
 * Shows the page to signed-in staff. Redirects everyone else to the sign-in page, which leads back here unless they signed out on
 * purpose.
 */
export function StaffOnly({ children }: { children: (username: string) => ReactNode }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { pathname, search, hash } = useLocation();
  const session = useSession({ enabled: true });
  // `Navigate` restarts whenever its state is a new object, and would never finish on a slow connection.
  const state = useMemo(() => ({ wanted: `${pathname}${search}${hash}` }), [pathname, search, hash]);
  const signedOut = useSignedOut();
  useSessionEnd();
  useEffect(watchInput, []);

  if (session.data?.factorNeeded && !pathname.startsWith(localised("/admin/settings"))) {
    return <Navigate to={localised("/admin/settings")} replace />;
  }
  if (session.data) {
    return (
      <PersonProvider value={session.data}>
        {children(session.data.name)}
        <ConfirmIdentity />
      </PersonProvider>
    );
  }
  if (session.isPending || session.isFetching) {
    return (
      <main id="content" className={styles["checking"]}>
        <StateBlock mood="loading" title={t("checking")} />
      </main>
    );
  }
  if (session.isError) {
    return (
      <main id="content" className={styles["checking"]}>
        <LoadFailed title={t("checkFailed")} error={session.error} onRetry={() => void session.refetch()} />
      </main>
    );
  }
  return <Navigate to={localised("/admin/login")} replace state={signedOut ? null : state} />;
}

/**
 * A 401 after the sign-in means that the session has ended, unless the call left before the session got another token. The page then redirects
 * to the sign-in.
 */
function useSessionEnd(): void {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const forget = useForgetSession();
  const isChecking = useRef(false);
  const end = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    end.current = async () => {
      if (!queryClient.getQueryData(keys.session) || isChecking.current) return;
      isChecking.current = true;
      const session = await askForSession().catch(() => undefined);
      isChecking.current = false;
      if (session) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
      if (session !== null || !queryClient.getQueryData(keys.session)) return;
      forget();
      toast({ title: t("sessionEnded"), description: t("sessionEndedLead"), variant: "destructive" });
    };
  });

  useEffect(() => {
    const look = (error: unknown) => {
      if (!(error instanceof CallError)) return;
      if (error.status === 401) void end.current();
      // An owner has just asked a second factor of everybody.
      if (error.body?.error === "factor_needed") void queryClient.invalidateQueries({ queryKey: keys.session });
    };
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);
}
