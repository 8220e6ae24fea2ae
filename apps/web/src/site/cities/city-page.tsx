import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import type { CityPage } from "@agency/content/agency-data";
import { cityPath, hasCityPage, isCityKey } from "@agency/content/cities";
import { getEntry } from "@agency/content/get-entry";
import { consultation } from "@agency/content/opening-hours";
import { servicePackages } from "@agency/content/packages";
import { projectsFor } from "@agency/content/projects";
import { cityPrice, servicePath, getService } from "@agency/content/services";
import { isServiceKey, offered, serviceKeys } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts, serviceFacts } from "../../shared/structured-data/page.ts";
import { startAddress } from "../frame/use-start.ts";
import { nothingHere } from "../not-found/is-not-found.ts";
import { MissingPage } from "../not-found/missing-page.tsx";
import { drawFrieze } from "../services/art/draw.server.tsx";
import { serviceLook } from "../services/look.ts";
import { Packages } from "../services/packages.tsx";
import { serviceGround } from "../services/service-ground.ts";
import { StartBand } from "../services/start-band.tsx";
import { useDeliveryTime } from "../services/use-service-texts.ts";
import { BackLink, Facts, SiteLink, Term, Title } from "../shared/parts.tsx";
import { usePrice } from "../shared/use-price.ts";
import { ProjectLinks } from "../work/project-links.tsx";
import { linkTexts, type ProjectCard, projectCards } from "../work/projects.server.ts";
import { CityQuestion, CityRating, CityWays, CityFacts, Local, Neighbourhoods, Searches } from "./city-sections.tsx";
import { nameLetters } from "./city-words.ts";
import looks from "../shared/looks.module.css";
import styles from "./city-page.module.css";

const mostProjects = 2;

/** The data of a service in a city, or `nothingHere` if either is unknown. */
export function loader({ url, params: { service, city } }: LoaderFunctionArgs) {
  if (!isServiceKey(service) || !isCityKey(city) || !hasCityPage({ service, city })) {
    const texts = pageTexts(url, ({ services: { city: words } }) => ({
      services: { city: { back: words.back, notFound: words.notFound } },
    }));
    return { texts, ...nothingHere };
  }
  const texts = pageTexts(url, (messages) => {
    const { frame, city: words } = messages.services;
    const own = getEntry(messages.servicePages, service);
    const channels = Object.fromEntries(Object.entries(own.channels).map(([key, { name }]) => [key, { name }]));
    const facts = getEntry(messages.cities, city);
    return {
      services: {
        frame: { start: frame.start, book: frame.book, delivery: frame.delivery, packages: frame.packages },
        city: { ...words, local: { [service]: words.local[service] } },
      },
      servicePages: {
        [service]: { name: own.name, cityIncludes: own.cityIncludes, packages: own.packages, channels },
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
  const { t } = getTranslator(language);
  if (!loaderData || "notFound" in loaderData)
    return pageMeta({ path, title: t("services:city.notFound.title"), hidden: true });
  const { service, city } = loaderData;
  const { metaTitle, metaDescription } = t(`cities:${city}.services.${service}`, { returnObjects: true });
  const name = t(`servicePages:${service}.name`);
  const area = t(`cities:${city}.name`);
  const heading = `${t("services:city.heading", { service: name })} ${area}`;
  const offer = { name: heading, price: cityPrice(service) };
  const here = cityPath({ service, city });
  return pageMeta({
    path,
    title: metaTitle,
    description: metaDescription,
    about: [
      serviceFacts(language, {
        path: here,
        type: name,
        name: heading,
        description: metaDescription,
        area,
        offers: [offer],
      }),
      breadcrumbFacts(language, [
        { name, path: servicePath(service) },
        { name: area, path: here },
      ]),
    ],
  });
};

export default function CityServicePage() {
  const page = useLoaderData<typeof loader>();
  if ("notFound" in page) return <CityMissing />;
  return <CityView {...page} />;
}

/** Rendered once per language, for every address of two segments under /services without a page. */
function CityMissing() {
  const { t } = useTranslation(["services", "common"]);
  return (
    <MissingPage
      title={t("city.notFound.title")}
      lead={t("city.notFound.lead")}
      action={serviceKeys.map((service) => (
        <SiteLink key={service} look="secondary" size="small" to={servicePath(service)}>
          {t(`common:services.${service}`)}
        </SiteLink>
      ))}
    />
  );
}

type CityViewProps = CityHeroProps & { work: readonly ProjectCard[] };

function CityView({ service, city, frieze, work }: CityViewProps) {
  const { t } = useTranslation(["services", "cities", "work"]);
  const name = t(`cities:${city}.name`);
  return (
    <>
      <CityHero service={service} city={city} frieze={frieze} />
      <Local service={service} city={city} />
      <Packages service={service} city={city} />
      <CityRating />
      <CityFacts city={city} />
      <Neighbourhoods city={city} />
      <ProjectLinks projects={work} title={t("work:related.title")} lead={t("work:related.lead")} />
      <Searches service={service} city={city} />
      <CityQuestion service={service} city={city} />
      <CityWays service={service} city={city} />
      <StartBand
        title={t("city.closing.title", { city: name })}
        lead={
          offered.consultation
            ? t("city.closing.lead", { consultationMinutes: consultation.minutes })
            : t("city.closing.plain")
        }
        service={service}
        city={city}
      />
    </>
  );
}

type CityHeroProps = CityPage & {
  /** A band of tiles as SVG. */
  frieze: string;
};

/** The city's name, as wide as the page allows. */
function CityHero({ service, city, frieze }: CityHeroProps) {
  const { t } = useTranslation(["services", "servicePages", "cities"]);
  const delivery = useDeliveryTime();
  const { delivery: time } = getService(service);
  const name = t(`cities:${city}.name`);
  const { figure, term } = usePrice()(cityPrice(service));
  return (
    <div className={joined(serviceGround(service), styles["hero"])} data-look={serviceLook(service)}>
      <p className={styles["back"]}>
        <BackLink to="/#services">{t("city.back")}</BackLink>
      </p>
      <h1 className={`${looks["twofold"]} ${styles["title"]}`}>
        <span>{t("city.heading", { service: t(`servicePages:${service}.name`) })} </span>
        <em style={nameLetters(name)}>{name}</em>
      </h1>
      <Stack gap="1.5rem" fit packed className={styles["lead"]}>
        <Text size="opening" tone="soft" measure="48ch">
          {t(`cities:${city}.services.${service}.lead`)}
        </Text>
        <Row as="p">
          <SiteLink look="primary" to={startAddress({ service, city })}>
            {t("frame.start")}
          </SiteLink>
          <a className={actionClass("secondary")} href="#packages">
            {t(servicePackages(service).length === 1 ? "city.single" : "city.compare")}
          </a>
        </Row>
      </Stack>
      <Facts className={styles["facts"]}>
        <div>
          <Term>{t("city.price")}</Term>
          <Title as="dd" size="section">
            {figure} <small>{term}</small>
          </Title>
        </div>
        {time && (
          <div>
            <Term>{t("city.delivery")}</Term>
            <Title as="dd" size="section">
              {delivery(time)}
            </Title>
          </div>
        )}
      </Facts>
      <div className={joined(looks["art"], styles["frieze"])} dangerouslySetInnerHTML={{ __html: frieze }} />
    </div>
  );
}
