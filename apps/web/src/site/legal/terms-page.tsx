import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { subpageMeta } from "../subpage-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { ownLegal } from "./own-legal.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const texts = pageTexts(url, ({ legal: { privacy, ...legal } }) => ({
    legal: { ...legal, privacy: { title: privacy.title } },
  }));
  return { texts, own: ownLegal("terms", languageOfPath(url.pathname)) };
}

export const meta = subpageMeta<typeof loader>("/terms", (t, data) => ({
  title: t("legal:terms.title"),
  description: data?.own?.description ?? t("legal:terms.description"),
  breadcrumb: t("legal:terms.title"),
}));

export default function TermsPage() {
  const { own } = useLoaderData<typeof loader>();
  return <LegalPage page="terms" own={own} />;
}
