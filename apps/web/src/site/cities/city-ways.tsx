import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type CityPage, cityPath, neighbours } from "@agency/content/cities";
import { serviceKeys } from "@agency/content/settings";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { serviceSign } from "../services/service-signs.ts";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import styles from "./city-ways.module.css";

/** Links to the other services in this city, and to this service in nearby cities. */
export function CityWays({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "common"]);
  const localised = useLocalisedPath();
  return (
    <Band as="div" space="under" gap="3rem var(--between)" columns="4fr 8fr" className={styles["ways"]}>
      <nav aria-labelledby="services-title">
        <Title size="small" id="services-title">
          {t("city.services", { city: t(`common:cities.${city}`) })}
        </Title>
        <ul className={styles["services"]}>
          {serviceKeys
            .filter((other) => other !== service)
            .map((other) => (
              <li key={other}>
                <Link to={localised(cityPath({ service: other, city }))}>
                  <SingleTile size={48} {...serviceSign(other)} />
                  {t(`common:services.${other}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-labelledby="neighbours-title">
        <Title size="small" id="neighbours-title">
          {t("city.neighbours", { service: t(`${service}.name`) })}
        </Title>
        <ul className={styles["cities"]}>
          {neighbours[city].map((other) => (
            <li key={other}>
              <Link to={localised(cityPath({ service, city: other }))}>{t(`common:cities.${other}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}
