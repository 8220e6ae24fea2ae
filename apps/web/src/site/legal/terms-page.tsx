import { texts } from "../../shared/i18n/texts.server.ts";
import { subpageMeta } from "../subpage-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = texts(({ legal: { privacy, ...legal } }) => ({
  legal: { ...legal, privacy: { title: privacy.title } },
}));

export const meta = subpageMeta("/terms", (t) => ({
  title: t("legal:terms.title"),
  description: t("legal:terms.description"),
  breadcrumb: t("legal:terms.title"),
}));

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
