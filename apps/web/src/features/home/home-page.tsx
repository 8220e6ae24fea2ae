import type { MetaFunction } from "react-router";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { texts } from "../../lib/i18n/texts.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { agencyFacts, siteFacts } from "../../lib/structured-data/agency.ts";
import { Contact } from "./components/contact.tsx";
import { Hero } from "./components/hero.tsx";
import { Pricing } from "./components/pricing.tsx";
import { Services } from "./components/services.tsx";

export const loader = texts(({ home }) => ({ home }));

export const meta: MetaFunction = ({ location }) => {
  const language = languageOfPath(location.pathname);
  const { t } = translatorOf(language);
  const description = t("home:description");
  return pageMeta({
    path: location.pathname,
    title: t("home:title"),
    description,
    about: [agencyFacts(description), siteFacts(language)],
  });
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Pricing />
      <Contact />
    </>
  );
}
