import { useTranslation } from "react-i18next";
import type { CityPage } from "@agency/content/cities";
import styles from "./searches.module.css";

/** Typical searches by customers in the city, drawn as search boxes. */
export function Searches({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  return (
    <section className={styles["searches"]} aria-labelledby="searches-title">
      <h2 id="searches-title">{t("city.searches.title")}</h2>
      <ul>
        {t(`cities:${city}.services.${service}.searches`, { returnObjects: true }).map((search) => (
          <li key={search}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M10 3A7 7 0 0 1 10 17A7 7 0 0 1 10 3ZM15 15L21.5 21.5"
                fill="none"
                stroke="currentcolor"
                strokeWidth="2.5"
              />
            </svg>
            {search}
          </li>
        ))}
      </ul>
      <p>{t("city.searches.note")}</p>
    </section>
  );
}
