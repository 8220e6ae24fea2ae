import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { StateBlock } from "@agency/ui/state-block";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { useSession, useSignedOut } from "./api.ts";
import { useSessionEnd } from "./use-session-end.ts";
import styles from "./staff-only.module.css";

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

  if (session.data) return children(session.data.username);
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
