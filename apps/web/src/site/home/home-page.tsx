import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { wholeService } from "@agency/content/services";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { CallToAction } from "./components/call-to-action.tsx";
import { CompletePackage } from "./components/complete-package.tsx";
import { Contact } from "./components/contact.tsx";
import { Hero } from "./components/hero.tsx";
import { Portfolio } from "./components/portfolio.tsx";
import { Pricing } from "./components/pricing.tsx";
import { Services } from "./components/services.tsx";
import { Team } from "./components/team.tsx";
import { Tools } from "./components/tools.tsx";
import { homeData } from "./home-data.server.ts";

export const loader = ({ url }: LoaderFunctionArgs) => homeData(url);

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({
    path: location.pathname,
    title: t("home:title"),
    description: t("home:description"),
    about: loaderData?.about ?? [],
  });
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      {wholeService && <CompletePackage service={wholeService} />}
      <Tools />
      <Pricing />
      <Portfolio />
      <Team />
      <Contact />
      <CallToAction />
    </>
  );
}
