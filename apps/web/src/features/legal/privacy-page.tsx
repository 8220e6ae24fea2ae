import type { MetaFunction } from "react-router";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { texts } from "../../lib/i18n/texts.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = texts(({ legal: { terms, ...legal } }) => ({
  legal: { ...legal, terms: { title: terms.title } },
}));

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({
    path: location.pathname,
    title: t("legal:privacy.title"),
    description: t("legal:privacy.description"),
  });
};

export default function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
