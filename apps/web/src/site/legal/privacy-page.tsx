import type { MetaFunction } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts } from "../../shared/structured-data/page.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = texts(({ legal: { terms, ...legal } }) => ({
  legal: { ...legal, terms: { title: terms.title } },
}));

export const meta: MetaFunction = ({ location }) => {
  const language = languageOfPath(location.pathname);
  const { t } = translatorOf(language);
  return pageMeta({
    path: location.pathname,
    title: t("legal:privacy.title"),
    description: t("legal:privacy.description"),
    about: [
      breadcrumbFacts(language, [
        { name: t("common:breadcrumb.home"), path: "/" },
        { name: t("legal:privacy.title"), path: "/privacy" },
      ]),
    ],
  });
};

export default function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
