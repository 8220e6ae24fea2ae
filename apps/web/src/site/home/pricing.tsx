import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { startingPrice } from "@agency/content/packages";
import { plans } from "@agency/content/plans";
import { homeServices, servicePath } from "@agency/content/services";
import { type ServiceKey, serviceKeys } from "@agency/content/settings";
import type { Price } from "@agency/content/shape";
import { joinSentences } from "@agency/model/report/format";
import { Row, Stack, Text } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { figureLetters, usePrice } from "../shared/use-price.ts";
import type { homeData } from "./home-data.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./pricing.module.css";

/** The prices as on a kopitiam's menu board, one row for each plan; for each service where there are no plans. */
export function Pricing() {
  const { t } = useTranslation(["home", "common"]);
  const locale = getLocale(useLanguage());
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
      <div>
        {plans.map((plan) => (
          <PlanRow key={plan.key} plan={plan} />
        ))}
        {plans.length === 0 && serviceKeys.map((service) => <ServiceRow key={service} service={service} />)}
      </div>
      <Ways />
      <Text tone="soft" measure="72ch">
        {joinSentences([...notes, t("common:beforeTax")], locale)}
      </Text>
    </Band>
  );
}

function PlanRow({ plan: { key, price, popular } }: { plan: (typeof plans)[number] }) {
  const { t } = useTranslation(["home", "common"]);
  const { name, description, features, apart } = t(`pricing.plans.${key}`, { returnObjects: true });
  return (
    <article className={styles["plan"]} data-popular={popular || undefined}>
      <Row gap="0.4rem 0.9rem" align="center">
        <Title as="h3" size="sign">
          {name}
        </Title>
        {popular && <p className={looks["chip"]}>{t("pricing.popular")}</p>}
      </Row>
      <Amount price={price} />
      <Stack gap="0.6rem" packed className={styles["words"]}>
        <Text tone="soft">{description}</Text>
        {apart && (
          <Text size="small" tone="soft">
            {apart}
          </Text>
        )}
      </Stack>
      <Features features={features} />
      <p className={styles["choose"]}>
        <SiteLink
          look={popular ? "primary" : "secondary"}
          size="small"
          to={`/?package=${key}#contact`}
          aria-label={t("pricing.choose", { plan: name })}
        >
          {t("common:navigation.start")}
        </SiteLink>
      </p>
    </article>
  );
}

/** A service with the price of its smallest package, and a link to all of them. */
function ServiceRow({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["home", "common"]);
  const points = homeServices.some((key) => key === service) ? (["one", "two", "three"] as const) : [];
  return (
    <article className={styles["plan"]}>
      <Title as="h3" size="sign">
        {t(`common:services.${service}`)}
      </Title>
      <Amount price={startingPrice(service)} />
      <Features features={points.map((point) => t(`services.items.${service}.${point}`))} />
      <p className={styles["choose"]}>
        <SiteLink look="secondary" size="small" to={`${servicePath(service)}#packages`}>
          {t("services.more")}
          <VisuallyHidden>{t("services.moreAbout", { service: t(`common:services.${service}`) })}</VisuallyHidden>
        </SiteLink>
      </p>
    </article>
  );
}

function Amount({ price }: { price: Price }) {
  const { figure, term } = usePrice()(price);
  return (
    <div className={styles["price"]}>
      <p className={looks["amount"]} style={figureLetters(figure)}>
        {figure}
      </p>
      <Text tone="soft" top="0.35rem">
        {term}
      </Text>
    </div>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <Stack as="ul" gap="0.35rem 2rem" packed className={styles["features"]}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </Stack>
  );
}

/** Paying once, every month, or both, with what a month buys: a table, and on phones a block for each. */
function Ways() {
  const { t } = useTranslation("home");
  const { ways } = useLoaderData<typeof homeData>();
  if (ways.length < 2) return null;
  return (
    <Stack>
      <Title as="h3" size="sign">
        {t("pricing.ways.title")}
      </Title>
      <table className={styles["ways"]}>
        <tbody>
          {ways.map(({ kind, price, service }) => (
            <tr key={kind}>
              <Title as="th" scope="row" size="item">
                {service ? (
                  <SiteLink className={looks["accent"]} to={`${servicePath(service)}#packages`}>
                    {t(`pricing.ways.${kind}.name`)}
                  </SiteLink>
                ) : (
                  t(`pricing.ways.${kind}.name`)
                )}
              </Title>
              <Text as="td" tone="accent" strong>
                {price}
              </Text>
              <Text as="td" tone="soft">
                {t(`pricing.ways.${kind}.buys`)}
              </Text>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
