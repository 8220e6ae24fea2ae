import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pictures } from "virtual:pictures";
import { packages } from "@agency/content/packages";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { factsOf } from "../../shared/structured-data/facts.server.ts";
import { without } from "../../shared/without.ts";
import { CallToAction } from "./components/call-to-action.tsx";
import { CompletePackage } from "./components/complete-package.tsx";
import { Contact } from "./components/contact.tsx";
import { Hero } from "./components/hero.tsx";
import { Portfolio } from "./components/portfolio.tsx";
import { Pricing } from "./components/pricing.tsx";
import { Services } from "./components/services.tsx";
import { Team } from "./components/team.tsx";
import { Tools } from "./components/tools.tsx";

export const loader = ({ url }: LoaderFunctionArgs) => ({
  texts: textsOf(url, ({ forms, home, tools, team: { sample, linkedin, linkedinOf, members } }) => ({
    forms: without(forms, "newsletter"),
    home,
    tools,
    team: { sample, linkedin, linkedinOf, members },
  })),
  pictures: pictures.projects,
  photos: pictures.team,
  smallest: packages["complete-package"][0],
  // Nothing changes them, so the browser gets them ready made.
  about: factsOf(languageOfPath(url.pathname)),
});

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
      <CompletePackage />
      <Tools />
      <Pricing />
      <Portfolio />
      <Team />
      <Contact />
      <CallToAction />
    </>
  );
}
