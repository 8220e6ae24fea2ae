import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import styles from "./local.module.css";

/** What matters for the service in this city, what we do about it, and the features included everywhere. */
export function Local({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const localised = useLocalisedPath();
  return (
    <section className={styles["local"]} aria-labelledby="local-title">
      <div className={styles["advice"]}>
        <h2 id="local-title">{t(`city.local.${service}`, { city: t(`cities:${city}.name`) })}</h2>
        <ol className={styles["points"]}>
          {t(`cities:${city}.services.${service}.points`, { returnObjects: true }).map(({ title, text, help }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles["help"]}>{help}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles["features"]}>
        <h3>{t("city.features.title")}</h3>
        <ul>
          {t(`${service}.features`, { returnObjects: true }).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <Link to={localised(servicePath(service))}>{t("city.features.more")}</Link>
      </div>
    </section>
  );
}
