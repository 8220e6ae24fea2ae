import { texts } from "../../shared/i18n/texts.server.ts";
import { subpageMeta } from "../subpage-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = texts(({ legal: { terms, ...legal } }) => ({
  legal: { ...legal, terms: { title: terms.title } },
}));

export const meta = subpageMeta("/privacy", (t) => ({
  title: t("legal:privacy.title"),
  description: t("legal:privacy.description"),
  breadcrumb: t("legal:privacy.title"),
}));

export default function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
