import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { formatPrice } from "@agency/content/plans";
import { services } from "@agency/content/services";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { lookOf } from "../services/look.ts";
import { useDeliveryTime } from "../services/use-delivery-time.ts";
import { lettersOf } from "./letters-of.ts";
import ground from "../services/ground.module.css";
import styles from "./city-hero.module.css";

export type CityHeroProps = CityPage & {
  /** A band of tiles as SVG. */
  frieze: string;
};

/** The city's name, as wide as the page allows. */
export function CityHero({ service, city, frieze }: CityHeroProps) {
  const { t } = useTranslation(["services", "cities"]);
  const localised = useLocalisedPath();
  const delivery = useDeliveryTime();
  const name = t(`cities:${city}.name`);
  const facts = services[service];
  return (
    <div className={`${ground["ground"]} ${styles["hero"]}`} data-look={lookOf(service)}>
      <p className={styles["back"]}>
        <Link to={localised("/#services")}>
          <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
            <path d="M7 1L2 6L7 11M2 6H20" fill="none" stroke="currentcolor" strokeWidth="2" />
          </svg>
          {t("city.back")}
        </Link>
      </p>
      <h1 className={styles["title"]}>
        <span>{t("city.heading", { service: t(`${service}.name`) })} </span>
        <em style={lettersOf(name)}>{name}</em>
      </h1>
      <Stack gap="1.5rem" fit packed className={styles["lead"]}>
        <p>{t(`cities:${city}.services.${service}.lead`)}</p>
        <Row as="p" className={styles["actions"]}>
          <Link
            className={`${actionClass("primary")} ${ground["start"]}`}
            to={localised(`/?service=${service}&city=${city}#contact`)}
          >
            {t("frame.start")}
          </Link>
          <a className={`${actionClass("secondary")} ${ground["prices"]}`} href="#packages">
            {t("city.compare")}
          </a>
        </Row>
      </Stack>
      <Stack as="dl" gap="1.25rem 2.5rem" className={styles["facts"]}>
        <div>
          <dt>{t("city.price")}</dt>
          <dd>
            {formatPrice(facts.cityPrice)} <small>{t(`city.${facts.cityDuration}`)}</small>
          </dd>
        </div>
        <div>
          <dt>{t("city.delivery")}</dt>
          <dd>{delivery(facts.delivery)}</dd>
        </div>
      </Stack>
      <div className={styles["frieze"]} dangerouslySetInnerHTML={{ __html: frieze }} />
    </div>
  );
}
