import type { MetaFunction } from "react-router";
import { languageOfPath } from "../shared/i18n/language-path.ts";
import { translatorOf } from "../shared/i18n/messages.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { pageMeta } from "../shared/page-meta.ts";
import "../styles/controls.css";
import { Dashboard } from "./dashboard.tsx";
import { StaffOnly } from "./session/staff-only.tsx";

export const loader = texts(({ admin, errors: { problem }, report: { quarter } }) => ({
  admin,
  errors: { problem },
  report: { quarter },
}));

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("admin:title"), hidden: true });
};

export default function DashboardPage() {
  return <StaffOnly>{(username) => <Dashboard username={username} />}</StaffOnly>;
}
