import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { homeServices, servicePath } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Tile } from "@agency/ui/tiles/tile";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { serviceSign } from "../services/look.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
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
      aria-labelledby="services-title"
    >
      <Title size="chapter" measure="12ch" at="1 / 6" id="services-title">
        {t("services.title")}
      </Title>
      <Stack gap="0" at="7 / 13" align="end">
        <Text size="large" tone="soft" measure="58ch">
          {t("services.lead")}
        </Text>
      </Stack>
      <div className={`${looks["reel"]} ${styles["trades"]}`}>
        {homeServices.map((service, index) => (
          <Stack key={service} as="article" gap="0" fit at={columnsAt(index)} className={styles["trade"]}>
            <Frieze service={service} />
            <Title as="h3" size="trade">
              {t(`services.items.${service}.name`)}
            </Title>
            <Stack as="ul" gap="0" packed lines="after" pad="0.6rem" className={styles["points"]}>
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
          </Stack>
        ))}
      </div>
    </Band>
  );
}

/** The columns of a service: rows of three or four, or two wide ones, so that none is left alone. */
function columnsAt(index: number): string {
  const count = homeServices.length;
  if (count === 1) return "1 / -1";
  if (count === 3) return ["1 / 6", "7 / 10"][index] ?? "span 3";
  if (count === 2 || (count === 5 && index < 2)) return "span 6";
  return count % 4 === 0 || (count === 7 && index > 2) ? "span 3" : "span 4";
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
