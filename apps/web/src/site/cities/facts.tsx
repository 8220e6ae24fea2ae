import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import { figureAndNote } from "./figure-and-note.ts";
import styles from "./facts.module.css";

/** The city's location, population and economy. */
export function Facts({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities"]);
  const [figure, note] = figureAndNote(t(`cities:${city}.population`));
  const state = t(`cities:${city}.state`);
  const business = t(`cities:${city}.businessHub`);
  return (
    <section className={styles["facts"]} aria-labelledby="facts-title">
      <div className={styles["head"]}>
        <h2 id="facts-title">{t("city.facts.title", { city: t(`cities:${city}.name`) })}</h2>
        <p>{t(`cities:${city}.description`)}</p>
      </div>
      <dl>
        {figure && (
          <div>
            <dt>{t("city.facts.population")}</dt>
            <dd>
              <strong>{figure}</strong>
              {note && <span>{note}</span>}
            </dd>
          </div>
        )}
        {state && (
          <div>
            <dt>{t("city.facts.state")}</dt>
            <dd>
              <strong>{state}</strong>
            </dd>
          </div>
        )}
        {business && (
          <div className={styles["business"]}>
            <dt>{t("city.facts.business")}</dt>
            <dd>{business}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
