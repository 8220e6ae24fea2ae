import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { StateBlock } from "@agency/ui/state-block";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { useSession } from "./api.ts";
import { useSessionEnd } from "./use-session-end.ts";

/** Lets the signed-in through and sends everyone else to the sign-in, which leads back to where they wanted to go. */
export function StaffOnly({ children }: { children: (username: string) => ReactNode }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { pathname, search } = useLocation();
  const session = useSession({ enabled: true });
  // `Navigate` begins again whenever its state is another object, and would never arrive over a slow line.
  const state = useMemo(() => ({ wanted: `${pathname}${search}` }), [pathname, search]);
  useSessionEnd();

  if (session.data) return children(session.data.username);
  if (session.isPending || session.isFetching) return <StateBlock mood="loading" title={t("checking")} />;
  if (session.isError) {
    return <LoadFailed title={t("checkFailed")} error={session.error} onRetry={() => void session.refetch()} />;
  }
  return <Navigate to={localised("/admin/login")} replace state={state} />;
}
