import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { StateBlock } from "@agency/ui/state-block";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import "../../styles/controls.css";
import { useSession } from "./api.ts";
import { flagStorage, readLoginFlag } from "./login-flag.ts";
import { LoginForm } from "./login-form.tsx";

export const loader = texts(({ admin }) => ({ admin }));

export const meta = hiddenPageMeta((t) => t("admin:login.title"));

/** The sign-in page. Checks a stored login first and redirects if it is valid. */
export default function LoginPage() {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { state } = useLocation();
  const remembered = useSyncExternalStore(noSubscription, isRemembered, () => false);
  const session = useSession({ enabled: remembered });

  if (session.data) return <Navigate to={wantedOf(state) ?? localised("/admin")} replace />;
  if (remembered && session.isFetching) return <StateBlock mood="loading" title={t("checking")} />;
  return <LoginForm />;
}

const noSubscription = () => () => undefined;

function isRemembered(): boolean {
  return readLoginFlag(flagStorage(), Date.now()) !== "none";
}

/** The page requested before the sign-in. It is kept in the history state, which no link can set. */
function wantedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("wanted" in state)) return null;
  return typeof state.wanted === "string" ? state.wanted : null;
}
