import { useTranslation } from "react-i18next";
import type { CityPage } from "@agency/content/cities";
import styles from "./searches.module.css";

/** Typical searches by customers in the city, set as quotations. */
export function Searches({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  return (
    <section className={styles["searches"]} aria-labelledby="searches-title">
      <h2 id="searches-title">{t("city.searches.title")}</h2>
      <ul>
        {t(`cities:${city}.services.${service}.searches`, { returnObjects: true }).map((search) => (
          <li key={search}>
            <q>{search}</q>
          </li>
        ))}
      </ul>
      <p>{t("city.searches.note")}</p>
    </section>
  );
}
