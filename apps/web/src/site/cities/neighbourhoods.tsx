import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import styles from "./neighbourhoods.module.css";

/** Four parts of the city and their typical businesses. */
export function Neighbourhoods({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities"]);
  return (
    <section className={styles["neighbourhoods"]} aria-labelledby="neighbourhoods-title">
      <h2 id="neighbourhoods-title">{t("city.neighbourhoods")}</h2>
      <ul>
        {t(`cities:${city}.neighbourhoods`, { returnObjects: true }).map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
