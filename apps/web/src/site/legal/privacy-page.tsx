import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { subpageMeta } from "../subpage-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { ownLegal } from "./own-legal.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const texts = pageTexts(url, ({ legal: { terms, ...legal } }) => ({
    legal: { ...legal, terms: { title: terms.title } },
  }));
  return { texts, own: ownLegal("privacy", languageOfPath(url.pathname)) };
}

export const meta = subpageMeta<typeof loader>("/privacy", (t, data) => ({
  title: t("legal:privacy.title"),
  description: data?.own?.description ?? t("legal:privacy.description"),
  breadcrumb: t("legal:privacy.title"),
}));

export default function PrivacyPage() {
  const { own } = useLoaderData<typeof loader>();
  return <LegalPage page="privacy" own={own} />;
}
