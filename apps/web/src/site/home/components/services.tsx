import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { homeServices } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Tile } from "@agency/ui/tiles/tile";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { serviceSign } from "../../services/service-signs.ts";
import { Title } from "../../shared/title/title.tsx";
import link from "../../shared/link/link.module.css";
import reel from "../../shared/reel/reel.module.css";
import styles from "./services.module.css";

export function Services() {
  const { t } = useTranslation("home");
  const localised = useLocalisedPath();
  return (
    <Stack
      as="section"
      gap="2.5rem var(--between)"
      id="services"
      tabIndex={-1}
      className={styles["services"]}
      data-count={homeServices.length}
      aria-labelledby="services-title"
    >
      <Title size="chapter" measure="12ch" id="services-title" className={styles["title"]}>
        {t("services.title")}
      </Title>
      <Text size="large" tone="soft" measure="58ch" className={styles["lead"]}>
        {t("services.lead")}
      </Text>
      <div className={`${reel["reel"]} ${styles["trades"]}`}>
        {homeServices.map((service) => (
          <article key={service} className={styles["trade"]}>
            <Frieze service={service} />
            <Title as="h3" size="trade">
              {t(`services.items.${service}.name`)}
            </Title>
            <ul>
              <li>{t(`services.items.${service}.one`)}</li>
              <li>{t(`services.items.${service}.two`)}</li>
              <li>{t(`services.items.${service}.three`)}</li>
            </ul>
            <Link className={`${link["onward"]} ${styles["more"]}`} to={localised(`/services/${service}`)}>
              {t("services.more")}
              {/* Search engines ignore aria-label, so the link text itself names its target. */}
              <span className={styles["about"]}>
                {t("services.moreAbout", { service: t(`services.items.${service}.name`) })}
              </span>
            </Link>
          </article>
        ))}
      </div>
    </Stack>
  );
}

/** The sign of a service, alternating with its inverted colours along the shop front. */
function Frieze({ service }: { service: ServiceKey }) {
  const sign = serviceSign(service);
  return (
    <svg data-tiles className={styles["frieze"]} aria-hidden="true">
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
