import { useTranslation } from "react-i18next";
import type { MetaFunction } from "react-router";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import "../../styles/controls.css";

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("portal:title"), hidden: true });
};

export default function PortalPage() {
  const { t } = useTranslation("portal");
  return <h1>{t("title")}</h1>;
}
