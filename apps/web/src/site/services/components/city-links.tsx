import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cityKeys, cityPath } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./city-links.module.css";

/** The names of the cities in large type, each a link to the service's page there. */
export function CityLinks({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["services", "common"]);
  const { cities } = useServiceTexts(service);
  const localised = useLocalisedPath();
  return (
    <section className={styles["cities"]} aria-labelledby="cities-title">
      <div className={styles["head"]}>
        <h2 id="cities-title">{cities.title}</h2>
        <p>{t("frame.cities.lead")}</p>
      </div>
      <ul>
        {cityKeys.map((city) => (
          <li key={city}>
            <Link to={localised(cityPath({ service, city }))}>{t(`common:cities.${city}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
