import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { subpageMeta } from "../subpage-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { ownLegalOf } from "./own-legal.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const texts = textsOf(url, ({ legal: { terms, ...legal } }) => ({
    legal: { ...legal, terms: { title: terms.title } },
  }));
  return { texts, own: ownLegalOf("privacy", languageOfPath(url.pathname)) };
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
