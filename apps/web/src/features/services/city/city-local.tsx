import { useTranslation } from "react-i18next";
import type { CityPage } from "@agency/content/cities";
import styles from "./city-page.module.css";

/** What the service has to do in this city, what people there type, and what is part of the work. */
export function CityLocal({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities", "common"]);
  const name = t(`common:cities.${city}`);
  return (
    <section className={styles["local"]} aria-labelledby="local-title">
      <div>
        <h2 id="local-title">{t(`city.local.${service}`, { city: name })}</h2>
        <p>{t(`cities:${city}.services.${service}.local`)}</p>
        <h3>{t("city.features.title")}</h3>
        <ul className={styles["features"]}>
          {t(`${service}.features`, { returnObjects: true }).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
      <div className={styles["searches"]}>
        <h3>{t("city.searches.title")}</h3>
        <ul>
          {t(`cities:${city}.services.${service}.searches`, { returnObjects: true }).map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
        <p>{t("city.searches.note")}</p>
      </div>
    </section>
  );
}
