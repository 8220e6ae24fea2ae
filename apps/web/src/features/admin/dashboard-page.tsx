import { useTranslation } from "react-i18next";
import { type MetaFunction, Navigate } from "react-router";
import { StateBlock } from "@agency/ui/state-block";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { texts } from "../../lib/i18n/texts.server.ts";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import "../../styles/controls.css";
import { useSession } from "./api/session.ts";
import { Dashboard } from "./dashboard.tsx";
import { useSessionEnd } from "./session/use-session-end.ts";
import { LoadFailed } from "./shared/load-failed.tsx";

export const loader = texts(({ admin }) => ({ admin }));

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("admin:title"), hidden: true });
};

/** Lets the signed-in through to the dashboard and sends everyone else to the sign-in. */
export default function DashboardPage() {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const session = useSession({ enabled: true });
  useSessionEnd();

  if (session.data) return <Dashboard username={session.data.username} />;
  if (session.isPending || session.isFetching) return <StateBlock mood="loading" title={t("checking")} />;
  if (session.isError) {
    return <LoadFailed title={t("checkFailed")} error={session.error} onRetry={() => void session.refetch()} />;
  }
  return <Navigate to={localised("/admin/login")} replace />;
}
