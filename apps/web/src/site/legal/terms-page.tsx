import type { MetaFunction } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts } from "../../shared/structured-data/page.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = texts(({ legal: { privacy, ...legal } }) => ({
  legal: { ...legal, privacy: { title: privacy.title } },
}));

export const meta: MetaFunction = ({ location }) => {
  const language = languageOfPath(location.pathname);
  const { t } = translatorOf(language);
  return pageMeta({
    path: location.pathname,
    title: t("legal:terms.title"),
    description: t("legal:terms.description"),
    about: [
      breadcrumbFacts(language, [
        { name: t("common:breadcrumb.home"), path: "/" },
        { name: t("legal:terms.title"), path: "/terms" },
      ]),
    ],
  });
};

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
