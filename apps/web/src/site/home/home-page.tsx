import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { startingPrice } from "@agency/content/packages";
import { plans } from "@agency/content/plans";
import { projects, testimonials } from "@agency/content/projects";
import { homeServices, wholeService } from "@agency/content/services";
import { languageKeys, aboutLanguage, offered } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Row, Text } from "@agency/ui/layout";
import { Mural } from "@agency/ui/tiles/mural";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { Band, Fact, Facts, Title } from "../shared/parts.tsx";
import { usePrice } from "../shared/use-price.ts";
import { ProjectGrid } from "../work/project-grid.tsx";
import { TileWall } from "./drawings.tsx";
import { homeData } from "./home-data.server.ts";
import { CompletePackage, Services } from "./offers.tsx";
import { Contact, Team, Testimonials } from "./people.tsx";
import { Pricing } from "./pricing.tsx";
import { Tools } from "./tools.tsx";
import looks from "../shared/looks.module.css";
import styles from "./home-page.module.css";

export const loader = ({ url }: LoaderFunctionArgs) => homeData(url);

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const { t } = getTranslator(languageOfPath(location.pathname));
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

function Hero() {
  const { t } = useTranslation("home");
  const priceText = usePrice();
  return (
    <div className={styles["hero"]}>
      <div className={styles["text"]}>
        {t("hero.trade") && (
          <Text tone="accent" strong bottom="0.9rem">
            {t("hero.trade")}
          </Text>
        )}
        <h1 className={`${looks["twofold"]} ${styles["title"]}`}>
          <span>{`${t("hero.found")} `}</span>
          <span>{`${t("hero.home")} `}</span>
          <span>{`${t("hero.chosen")} `}</span>
          <em>{t("hero.away")}</em>
        </h1>
        <Text size="lead" tone="soft" measure="52ch" top="1.5rem">
          {t("hero.lead")}
        </Text>
        <Row as="p" top="1.75rem">
          <a className={actionClass("primary")} href="#contact">
            {t("hero.start")}
          </a>
          {projects.length > 0 && (
            <a className={actionClass("secondary")} href="#portfolio">
              {t("hero.work")}
            </a>
          )}
        </Row>
        <Facts top="2.5rem">
          <Fact
            figure={priceText(plans[0]?.price ?? startingPrice(homeServices[0])).figure}
            meaning={t("hero.facts.price")}
          />
          {languageKeys.length > 1 && (
            <Fact
              figure={languageKeys.map((language) => aboutLanguage(language).short).join(" · ")}
              meaning={t("hero.facts.languages")}
            />
          )}
          <Fact figure={t("hero.facts.monthly")} meaning={t("hero.facts.report")} />
        </Facts>
      </div>
      <div className={styles["art"]} data-no-print="">
        <Mural className={styles["mural"]} />
      </div>
    </div>
  );
}

function Portfolio() {
  const { projects: cards } = useLoaderData<typeof homeData>();
  if (cards.length + testimonials.length === 0) return null;
  return (
    <ProjectGrid projects={cards} level="h2" more={cards.length < projects.length}>
      {testimonials.length > 0 && <Testimonials level={cards.length === 0 ? "h2" : "h3"} />}
    </ProjectGrid>
  );
}

function CallToAction() {
  const { t } = useTranslation("home");
  return (
    <Band
      space="own"
      ground="banner"
      gap="0"
      columns="7fr 5fr"
      className={styles["band"]}
      aria-labelledby="cta-title"
      data-no-print=""
    >
      <TileWall className={styles["wall"]} />
      <div className={styles["callText"]}>
        <Title size="poster" measure="11ch" id="cta-title">
          {t("cta.title")}
        </Title>
        <Text size="large" measure="44ch" top="1.25rem">
          {t("cta.lead")}
        </Text>
        <Row as="p" top="1.75rem">
          <a className={actionClass("primary")} href="#contact">
            {t("hero.start")}
          </a>
          {offered.consultation && (
            <a className={actionClass("secondary")} href="#consultation">
              {t("cta.free")}
            </a>
          )}
        </Row>
      </div>
    </Band>
  );
}
