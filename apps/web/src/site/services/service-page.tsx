import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { cityPath } from "@agency/content/cities";
import { getEntry } from "@agency/content/get-entry";
import { offerPrice } from "@agency/content/offers";
import { servicePackages } from "@agency/content/packages";
import { projectsFor } from "@agency/content/projects";
import { getService, isAboutWebsites, servicePath } from "@agency/content/services";
import { offered, type ServiceKey, sample } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";
import { waysClass } from "@agency/ui/action";
import { Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { languageOfPath, plainPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts, serviceFacts } from "../../shared/structured-data/page.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { Testimonial } from "../shared/testimonial.tsx";
import { VideoBand } from "../shared/video.tsx";
import { ProjectLinks } from "../work/project-links.tsx";
import { linkTexts, projectCards } from "../work/projects.server.ts";
import { drawPicture } from "./art/draw.server.tsx";
import { Hero } from "./hero.tsx";
import { serviceLook } from "./look.ts";
import { Offer } from "./offer.tsx";
import { Packages } from "./packages.tsx";
import {
  articlesFor,
  servicePhoto,
  serviceOfPath,
  serviceVideo,
  serviceVoices,
  type VoicesOnPage,
} from "./page-data.server.ts";
import { SeoChecker } from "./seo-checker.tsx";
import { StartBand } from "./start-band.tsx";
import { useServiceTexts } from "./use-service-texts.ts";
import looks from "../shared/looks.module.css";
import styles from "./service-page.module.css";

const mostProjects = 4;

/** The service in the address. */
export async function loader({ url }: LoaderFunctionArgs) {
  const service = serviceOfPath(plainPath(url.pathname));
  const texts = pageTexts(url, ({ services: { frame, checker }, servicePages, work: words }) => ({
    services: { frame, checker },
    servicePages: { [service]: getEntry(servicePages, service) },
    work: linkTexts(words),
  }));
  const language = languageOfPath(url.pathname);
  const articles = await articlesFor(service, language);
  const work = projectCards(projectsFor(service).slice(0, mostProjects), language);
  return {
    texts,
    service,
    articles,
    work,
    picture: drawPicture(service),
    photo: servicePhoto(service, language),
    video: serviceVideo(service, language),
    voices: serviceVoices(service, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { service } = loaderData;
  const language = languageOfPath(location.pathname);
  const { t } = getTranslator(language);
  const { name, title, description, packages: named } = t(`servicePages:${service}`, { returnObjects: true });
  const path = servicePath(service);
  return pageMeta({
    path: location.pathname,
    title,
    description,
    about: [
      serviceFacts(language, { path, type: name, name, description, offers: packageOffers(service, named.items) }),
      breadcrumbFacts(language, [{ name, path }]),
    ],
  });
};

export default function ServicePage() {
  const { t } = useTranslation("work");
  const { service, picture, photo, video, articles, work, voices } = useLoaderData<typeof loader>();
  const { faqs, start } = useServiceTexts(service);
  return (
    <>
      <Hero service={service} picture={picture} photo={photo} />
      {video && <VideoBand key={`video of ${service}`} {...video} />}
      {/* The keys make each service start with its first tab and an empty checker. */}
      <Offer key={service} service={service} />
      <Packages service={service} />
      <Process service={service} />
      <ProjectLinks projects={work} title={t("related.title")} lead={t("related.lead")} />
      {voices && <Voices {...voices} />}
      {/* Photographs and brochures have no address to check. */}
      {offered.audit && isAboutWebsites(service) && <SeoChecker key={`checker of ${service}`} />}
      <Questions faqs={faqs} />
      <CityLinks service={service} />
      <ArticleLinks articles={articles} />
      <StartBand title={start.title} lead={start.lead} service={service} />
    </>
  );
}

/** The five steps of the work, laid out to match the service's picture. */
function Process({ service }: { service: ServiceKey }) {
  const { process } = useServiceTexts(service);
  return (
    <Band
      gap="var(--pause)"
      className={styles["process"]}
      data-look={serviceLook(service)}
      aria-labelledby="process-title"
    >
      <Title size="section" measure="14ch" id="process-title">
        {process.title}
      </Title>
      <Stack as="ol" className={looks["steps"]} gap="2rem var(--between)" columns="1fr 1fr 1fr 1fr 1fr" from="64em">
        {process.steps.map(({ title, text }, step) => (
          <li key={title} style={{ "--rise": `${3 * step}rem` } as CSSProperties}>
            <Title as="h3" size="step">
              {title}
            </Title>
            <Text tone="soft" measure="46ch" top="0.4rem">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}

type QuestionsProps = { faqs: readonly { question: string; answer: string }[] };

/** Questions that expand to their answers without JavaScript. */
function Questions({ faqs }: QuestionsProps) {
  const { t } = useTranslation("services");
  return (
    <Band
      ground="soft"
      gap="2rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      id="questions"
      tabIndex={-1}
      aria-labelledby="questions-title"
    >
      <Title size="section" measure="10ch" id="questions-title">
        {t("frame.faq.title")}
      </Title>
      <Stack gap="0" lines="thin" pad="0" className={styles["list"]}>
        {faqs.map(({ question, answer }) => (
          <details key={question} data-unmarked>
            <summary>
              <Title as="h3" size="step">
                {question}
              </Title>
            </summary>
            <Text tone="soft" measure="var(--measure)">
              {answer}
            </Text>
          </details>
        ))}
      </Stack>
    </Band>
  );
}

function CityLinks({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["services", "common"]);
  const { cities } = useServiceTexts(service);
  const places = getService(service).cities;
  if (places.length === 0) return null;
  return (
    <Band gap="var(--pause)" aria-labelledby="cities-title" data-no-print="">
      <Stack gap="0.75rem 2rem" columns="7fr 5fr" align="end">
        <Title size="modest" measure="18ch" id="cities-title">
          {cities.title}
        </Title>
        <Text tone="soft" measure="44ch">
          {cities.lead}
        </Text>
      </Stack>
      <Title as="ul" size="closing" className={`${waysClass("quiet")} ${styles["cities"]}`}>
        {places.map((city) => (
          <li key={city}>
            <SiteLink to={cityPath({ service, city })}>{t(`common:cities.${city}`)}</SiteLink>
          </li>
        ))}
      </Title>
    </Band>
  );
}

type ArticleLinksProps = { articles: readonly { slug: string; title: string; excerpt: string }[] };

function ArticleLinks({ articles }: ArticleLinksProps) {
  const { t } = useTranslation("services");
  if (articles.length === 0) return null;
  return (
    <Band space="under" gap="2rem var(--between)" columns="4fr 8fr" from="64em" aria-labelledby="articles-title">
      <div>
        <Title size="modest" measure="14ch" id="articles-title">
          {t("frame.articles.title")}
        </Title>
        <Text tone="soft" measure="36ch" top="0.75rem">
          {t("frame.articles.lead")}
        </Text>
      </div>
      <Stack as="ul" gap="0 clamp(1.5rem, 3vw, 3rem)" columns="1fr 1fr" from="40em" lines="thin" pad="1.25rem">
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <Title as="h3" size="step">
              <SiteLink className={looks["accent"]} to={articlePath(slug)}>
                {title}
              </SiteLink>
            </Title>
            <Text tone="soft" measure="52ch" top="0.5rem">
              {excerpt}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}

type Named = Readonly<Record<string, { name: string }>>;

/** The packages of a service as structured data. */
function packageOffers(service: ServiceKey, names: Named) {
  return servicePackages(service).map((item) => ({ name: names[item.key]?.name ?? item.key, price: offerPrice(item) }));
}

function Voices({ title, badge, voices }: VoicesOnPage) {
  return (
    <Band gap="2rem var(--between)" columns="4fr 8fr" from="64em" aria-labelledby="voices-title">
      <Stack fit packed>
        <Title size="modest" measure="14ch" id="voices-title">
          {title}
        </Title>
        {sample && <SampleBadge label={badge} />}
      </Stack>
      <Stack
        gap="2.5rem var(--apart)"
        cells="20rem"
        className={styles["quotes"]}
        data-alone={voices.length === 1 ? "" : undefined}
      >
        {voices.map(({ key, ...voice }, place) => (
          <Testimonial key={key} {...voice} place={place} />
        ))}
      </Stack>
    </Band>
  );
}
