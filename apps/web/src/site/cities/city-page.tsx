import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { cityPath, isCityKey } from "@agency/content/cities";
import { projectsFor } from "@agency/content/projects";
import { servicePath, services } from "@agency/content/services";
import { isServiceKey } from "@agency/content/settings";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts, faqFacts, serviceFacts } from "../../shared/structured-data/page.ts";
import { nothingHere } from "../not-found/is-not-found.ts";
import { drawFrieze } from "../services/art/draw.server.tsx";
import { linkTexts, projectCards } from "../work/project-cards.server.ts";
import { CityMissing } from "./city-missing.tsx";
import { CityView } from "./city-view.tsx";

const mostProjects = 2;

/** The data of a service in a city, or `nothingHere` if either is unknown. */
export function loader({ url, params: { service, city } }: LoaderFunctionArgs) {
  if (!isServiceKey(service) || !isCityKey(city)) {
    const texts = textsOf(url, ({ services: { city: words } }) => ({
      services: { city: { back: words.back, notFound: words.notFound } },
    }));
    return { texts, ...nothingHere };
  }
  const texts = textsOf(url, (messages) => {
    const { frame, city: words, [service]: own } = messages.services;
    const features = own.features.map(({ title }) => ({ title }));
    const channels = Object.fromEntries(Object.entries(own.channels).map(([key, { name }]) => [key, { name }]));
    const { [city]: facts } = messages.cities;
    return {
      services: {
        frame: { start: frame.start, delivery: frame.delivery, packages: frame.packages },
        city: { ...words, local: { [service]: words.local[service] } },
        [service]: { name: own.name, features, packages: own.packages, channels },
      },
      work: linkTexts(messages.work),
      cities: { [city]: { ...facts, services: { [service]: facts.services[service] } } },
    };
  });
  const work = projectCards(projectsFor(service, city).slice(0, mostProjects), languageOfPath(url.pathname));
  return { texts, service, city, work, frieze: drawFrieze({ service, city }) };
}

export const meta: MetaFunction<typeof loader> = ({ location: { pathname: path }, loaderData }) => {
  const language = languageOfPath(path);
  const { t } = translatorOf(language);
  if (!loaderData || "notFound" in loaderData)
    return pageMeta({ path, title: t("services:city.notFound.title"), hidden: true });
  const { service, city } = loaderData;
  const { metaTitle, metaDescription, faq } = t(`cities:${city}.services.${service}`, { returnObjects: true });
  const name = t(`services:${service}.name`);
  const area = t(`cities:${city}.name`);
  const heading = `${t("services:city.heading", { service: name })} ${area}`;
  const { cityPrice, cityDuration } = services[service];
  const offer = { name: heading, price: cityPrice, ...(cityDuration === "month" && { per: cityDuration }) };
  const here = cityPath({ service, city });
  return pageMeta({
    path,
    title: metaTitle,
    description: metaDescription,
    about: [
      serviceFacts(language, { path: here, name: heading, description: metaDescription, area, offers: [offer] }),
      faqFacts(language, [faq]),
      breadcrumbFacts(language, [
        { name: t("common:breadcrumb.home"), path: "/" },
        { name, path: servicePath(service) },
        { name: area, path: here },
      ]),
    ],
  });
};

export default function CityPage() {
  const page = useLoaderData<typeof loader>();
  if ("notFound" in page) return <CityMissing />;
  return <CityView {...page} />;
}
