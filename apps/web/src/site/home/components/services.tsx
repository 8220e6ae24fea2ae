import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { homeServices } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { Tile } from "@agency/ui/tiles/tile";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { serviceSign } from "../../services/service-signs.ts";
import rows from "../../shared/row/row.module.css";
import styles from "./services.module.css";

export function Services() {
  const { t } = useTranslation("home");
  const localised = useLocalisedPath();
  return (
    <section
      id="services"
      tabIndex={-1}
      className={styles["services"]}
      data-count={homeServices.length}
      aria-labelledby="services-title"
    >
      <h2 id="services-title" className={styles["title"]}>
        {t("services.title")}
      </h2>
      <p className={styles["lead"]}>{t("services.lead")}</p>
      <div className={`${rows["row"]} ${styles["trades"]}`}>
        {homeServices.map((service) => (
          <article key={service} className={styles["trade"]}>
            <Frieze service={service} />
            <h3>{t(`services.items.${service}.name`)}</h3>
            <ul>
              <li>{t(`services.items.${service}.one`)}</li>
              <li>{t(`services.items.${service}.two`)}</li>
              <li>{t(`services.items.${service}.three`)}</li>
            </ul>
            <Link className={styles["more"]} to={localised(`/services/${service}`)}>
              {t("services.more")}
              {/* Search engines ignore aria-label, so the link text itself names its target. */}
              <span className={styles["about"]}>
                {t("services.moreAbout", { service: t(`services.items.${service}.name`) })}
              </span>
            </Link>
          </article>
        ))}
      </div>
    </section>
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
