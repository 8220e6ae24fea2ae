import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { projectsFor } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { languageOfPath, plainPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts, faqFacts, serviceFacts } from "../../shared/structured-data/page.ts";
import { linkTexts, projectCards } from "../work/project-cards.server.ts";
import { ProjectLinks } from "../work/project-links.tsx";
import { drawPicture } from "./art/draw.server.tsx";
import { ArticleLinks } from "./components/article-links.tsx";
import { CityLinks } from "./components/city-links.tsx";
import { Hero } from "./components/hero.tsx";
import { Offer } from "./components/offer.tsx";
import { Packages } from "./components/packages.tsx";
import { Process } from "./components/process.tsx";
import { Questions } from "./components/questions.tsx";
import { StartBand } from "./components/start-band.tsx";
import { offersOf } from "./offers.ts";
import { articlesFor, serviceOfPath } from "./page-data.server.ts";
import { SeoChecker } from "./seo-checker/seo-checker.tsx";
import { useServiceTexts } from "./use-service-texts.ts";

const mostProjects = 4;

/** The service in the address. */
export async function loader({ url }: LoaderFunctionArgs) {
  const service = serviceOfPath(plainPath(url.pathname));
  const texts = textsOf(url, ({ services: { frame, checker, [service]: own }, work: words }) => ({
    services: { frame, checker, [service]: own },
    work: linkTexts(words),
  }));
  const language = languageOfPath(url.pathname);
  const articles = await articlesFor(service, language);
  const work = projectCards(projectsFor(service).slice(0, mostProjects), language);
  return { texts, service, articles, work, picture: drawPicture(service) };
}

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { service } = loaderData;
  const language = languageOfPath(location.pathname);
  const { t } = translatorOf(language);
  const { name, title, description, faqs, packages } = t(`services:${service}`, { returnObjects: true });
  const path = servicePath(service);
  return pageMeta({
    path: location.pathname,
    title,
    description,
    about: [
      serviceFacts(language, { path, name, description, offers: offersOf(service, packages.items) }),
      faqFacts(language, faqs),
      breadcrumbFacts(language, [
        { name: t("common:breadcrumb.home"), path: "/" },
        { name, path },
      ]),
    ],
  });
};

export default function ServicePage() {
  const { t } = useTranslation("work");
  const { service, picture, articles, work } = useLoaderData<typeof loader>();
  const { faqs, start } = useServiceTexts(service);
  return (
    <>
      <Hero service={service} picture={picture} />
      {/* The keys make each service start with its first tab and an empty checker. */}
      <Offer key={service} service={service} />
      <Packages service={service} />
      <Process service={service} />
      <ProjectLinks projects={work} title={t("related.title")} lead={t("related.lead")} />
      <SeoChecker key={`checker of ${service}`} />
      <Questions faqs={faqs} />
      <CityLinks service={service} />
      <ArticleLinks articles={articles} />
      <StartBand title={start.title} lead={start.lead} service={service} />
    </>
  );
}
