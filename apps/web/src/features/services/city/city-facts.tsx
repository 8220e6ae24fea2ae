import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import styles from "./city-page.module.css";

/** The city itself: people, business, neighbourhoods. */
export function CityFacts({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities", "common"]);
  return (
    <section className={styles["facts"]} aria-labelledby="facts-title">
      <h2 id="facts-title">{t("city.facts.title", { city: t(`common:cities.${city}`) })}</h2>
      <p className={styles["description"]}>{t(`cities:${city}.description`)}</p>
      <dl>
        <div>
          <dt>{t("city.facts.state")}</dt>
          <dd>{t(`cities:${city}.state`)}</dd>
        </div>
        <div>
          <dt>{t("city.facts.population")}</dt>
          <dd>{t(`cities:${city}.population`)}</dd>
        </div>
        <div>
          <dt>{t("city.facts.business")}</dt>
          <dd>{t(`cities:${city}.businessHub`)}</dd>
        </div>
      </dl>
      <h3>{t("city.neighbourhoods")}</h3>
      <ul>
        {t(`cities:${city}.neighbourhoods`, { returnObjects: true }).map(({ name, text }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
