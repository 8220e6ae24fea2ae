import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { startingPrice } from "@agency/content/packages";
import { formatPrice, plans } from "@agency/content/plans";
import { homeServices, servicePath } from "@agency/content/services";
import { type ServiceKey, serviceKeys } from "@agency/content/settings";
import { joinSentences } from "@agency/model/report/format";
import { Row, Text, Stack } from "@agency/ui/layout";
import { Tile } from "@agency/ui/tiles/tile";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { serviceSign } from "../services/look.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { lettersOf, usePrice } from "../shared/use-price.ts";
import { Shophouse } from "./drawings.tsx";
import type { homeData } from "./home-data.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./offers.module.css";

export function Services() {
  const { t } = useTranslation("home");
  return (
    <Band
      gap="2.5rem var(--between)"
      columns="12"
      id="services"
      tabIndex={-1}
      className={styles["services"]}
      data-count={homeServices.length}
      aria-labelledby="services-title"
    >
      <Title size="chapter" measure="12ch" at="1 / 6" id="services-title">
        {t("services.title")}
      </Title>
      <Text size="large" tone="soft" measure="58ch" at="7 / 13" className={styles["lead"]}>
        {t("services.lead")}
      </Text>
      <div className={`${looks["reel"]} ${styles["trades"]}`}>
        {homeServices.map((service) => (
          <article key={service} className={styles["trade"]}>
            <Frieze service={service} />
            <Title as="h3" size="trade">
              {t(`services.items.${service}.name`)}
            </Title>
            <Stack as="ul" gap="0" lines="after" pad="0.6rem" className={styles["points"]}>
              {(["one", "two", "three"] as const).map((point) => (
                <Text as="li" key={point} tone="soft">
                  {t(`services.items.${service}.${point}`)}
                </Text>
              ))}
            </Stack>
            <SiteLink className={`${looks["onward"]} ${styles["more"]}`} to={`/services/${service}`}>
              {t("services.more")}
              {/* Search engines ignore aria-label, so the link text itself names its target. */}
              <VisuallyHidden>
                {t("services.moreAbout", { service: t(`services.items.${service}.name`) })}
              </VisuallyHidden>
            </SiteLink>
          </article>
        ))}
      </div>
    </Band>
  );
}

/** The sign of a service, alternating with its inverted colours along the shop front. */
function Frieze({ service }: { service: ServiceKey }) {
  const sign = serviceSign(service);
  return (
    <svg data-tiles="strip" className={styles["frieze"]} aria-hidden="true">
      <pattern
        id={`frieze-${service}`}
        width="200"
        height="100"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(.8)"
      >
        <Tile {...sign} />
        <Tile {...sign} ground={sign.second} second={sign.ground} x={100} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#frieze-${service})`} />
    </svg>
  );
}

/** The signs of the joined services over the three bays of the house. */
const bays = [0, 1, 2].map((bay) => serviceSign(homeServices[bay % homeServices.length] ?? homeServices[0]));

/** The service that joins the others: a shophouse that is taller than its banner. */
export function CompletePackage({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["home", "common"]);
  const { whole } = useLoaderData<typeof homeData>();
  if (!whole) return null;
  const { setupFee, monthlyFee, timeline } = whole;
  return (
    <Band
      space="own"
      ground="banner"
      gap="0"
      className={styles["banner"]}
      aria-labelledby="complete-title"
      data-reaches-out
    >
      <Title size="chapter" measure="15ch" id="complete-title">
        {t("complete.title")}
      </Title>
      <Text size="large" measure="44ch" top="1rem">
        {t("complete.lead", timeline)}
      </Text>
      <Text top="1.75rem" className={styles["packagePrice"]}>
        <span>{`${t("complete.from")} `}</span>
        <Title as="strong" size="page">
          {formatPrice(setupFee)}
        </Title>
        <span>{` ${t("complete.term", { monthly: formatPrice(monthlyFee) })}`}</span>
      </Text>
      <p>{t("common:beforeTax")}</p>
      <Row as="p" top="1.75rem">
        <SiteLink look="primary" to={servicePath(service)}>
          {t("complete.view")}
        </SiteLink>
        <SiteLink look="secondary" to={`/?service=${service}#contact`}>
          {t("complete.custom")}
        </SiteLink>
      </Row>
      <Shophouse bays={bays} className={styles["house"]} />
    </Band>
  );
}

/** The prices as on a kopitiam's menu board, one row for each plan; for each service where there are no plans. */
export function Pricing() {
  const { t } = useTranslation(["home", "common"]);
  const locale = localeOf(useLanguage());
  const isMonthly = plans.every(({ price }) => price.kind === "month");
  const notes = plans.length === 0 ? [] : [t(`common:plansNote.${isMonthly ? "month" : "other"}`)];
  return (
    <Band
      space="own"
      ground="board"
      gap="var(--pause)"
      id="pricing"
      tabIndex={-1}
      className={styles["board"]}
      aria-labelledby="pricing-title"
    >
      <Stack gap="1rem 2rem" columns="1fr 1fr" from="64em" align="end">
        <Title size="chapter" id="pricing-title">
          {t("pricing.title")}
        </Title>
        <Text tone="soft" measure="46ch">
          {t("pricing.lead")}
        </Text>
      </Stack>
      <div className={looks["reel"]}>
        {plans.map((plan) => (
          <PlanRow key={plan.key} plan={plan} />
        ))}
        {plans.length === 0 && serviceKeys.map((service) => <ServiceRow key={service} service={service} />)}
      </div>
      <Text tone="soft" measure="72ch">
        {joinSentences([...notes, t("common:beforeTax")], locale)}
      </Text>
    </Band>
  );
}

function PlanRow({ plan: { key, price, popular } }: { plan: (typeof plans)[number] }) {
  const { t } = useTranslation(["home", "common"]);
  const { figure, term } = usePrice()(price);
  const name = t(`pricing.plans.${key}.name`);
  return (
    <Stack as="article" gap="1.25rem 2rem" className={styles["plan"]} data-popular={popular || undefined}>
      <div>
        <Title as="h3" size="sign">
          {name}
        </Title>
        <Text tone="soft" measure="30ch" top="0.4rem">
          {t(`pricing.plans.${key}.description`)}
        </Text>
        {popular && (
          <Text top="0.6rem">
            <span className={looks["chip"]}>{t("pricing.popular")}</span>
          </Text>
        )}
      </div>
      <Stack as="ul" gap="0.35rem 2rem" columns="1fr 1fr" from="40em" packed className={styles["features"]}>
        {t(`pricing.plans.${key}.features`, { returnObjects: true }).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Stack>
      <div className={styles["price"]}>
        <p className={looks["amount"]} style={lettersOf(figure)}>
          {figure}
        </p>
        <Text tone="soft" top="0.35rem" className={styles["term"]}>
          {term}
        </Text>
        <SiteLink
          look={popular ? "primary" : "secondary"}
          size="small"
          to={`/?package=${key}#contact`}
          aria-label={t("pricing.choose", { plan: name })}
        >
          {t("common:navigation.start")}
        </SiteLink>
      </div>
    </Stack>
  );
}

/** A service with the price of its smallest package, and a link to all of them. */
function ServiceRow({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["home", "common"]);
  const { figure, term } = usePrice()(startingPrice(service));
  const points = homeServices.some((key) => key === service) ? (["one", "two", "three"] as const) : [];
  return (
    <Stack as="article" gap="1.25rem 2rem" className={styles["plan"]}>
      <Title as="h3" size="sign">
        {t(`common:services.${service}`)}
      </Title>
      <Stack as="ul" gap="0.35rem 2rem" columns="1fr 1fr" from="40em" packed className={styles["features"]}>
        {points.map((point) => (
          <li key={point}>{t(`services.items.${service}.${point}`)}</li>
        ))}
      </Stack>
      <div className={styles["price"]}>
        <p className={looks["amount"]} style={lettersOf(figure)}>
          {figure}
        </p>
        <Text tone="soft" top="0.35rem" className={styles["term"]}>
          {term}
        </Text>
        <SiteLink look="secondary" size="small" to={`${servicePath(service)}#packages`}>
          {t("services.more")}
          <VisuallyHidden>{t("services.moreAbout", { service: t(`common:services.${service}`) })}</VisuallyHidden>
        </SiteLink>
      </div>
    </Stack>
  );
}
