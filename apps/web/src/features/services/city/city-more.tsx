import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type CityPage, cityPath, neighbours } from "@agency/content/cities";
import { serviceKeys } from "@agency/content/services";
import { useLocalisedPath } from "../../../lib/i18n/use-language.ts";
import styles from "./city-page.module.css";

/** A question asked in the city, the other services there, and the service in the cities around. */
export function CityMore({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities", "common"]);
  const localised = useLocalisedPath();
  const place = t(`common:cities.${city}`);
  const name = (page: CityPage) =>
    t("common:footer.location", {
      service: t(`common:services.${page.service}`),
      city: t(`common:cities.${page.city}`),
    });
  const here = serviceKeys.filter((other) => other !== service).map((other) => ({ service: other, city }));
  const around = neighbours[city].map((other) => ({ service, city: other }));
  return (
    <section className={styles["more"]} aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{t("city.faq.title", { city: place })}</h2>
        <h3>{t(`cities:${city}.services.${service}.faq.question`)}</h3>
        <p>{t(`cities:${city}.services.${service}.faq.answer`)}</p>
      </div>
      {[
        { title: t("city.services", { city: place }), pages: here },
        { title: t("city.neighbours", { service: t(`common:services.${service}`) }), pages: around },
      ].map(({ title, pages }) => (
        <nav key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {pages.map((page) => (
              <li key={cityPath(page)}>
                <Link to={localised(cityPath(page))}>{name(page)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </section>
  );
}
