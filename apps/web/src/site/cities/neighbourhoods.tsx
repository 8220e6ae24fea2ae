import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import styles from "./neighbourhoods.module.css";

/** Four parts of the city and their typical businesses. */
export function Neighbourhoods({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities"]);
  const parts: readonly { name: string; text: string }[] = t(`cities:${city}.neighbourhoods`, { returnObjects: true });
  if (parts.length === 0) return null;
  return (
    <section className={styles["neighbourhoods"]} aria-labelledby="neighbourhoods-title">
      <h2 id="neighbourhoods-title">{t("city.neighbourhoods")}</h2>
      <ul>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
