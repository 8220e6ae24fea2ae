import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { ringgit } from "@agency/content/plans";
import { servicePath, services } from "@agency/content/services";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { useLocalisedPath } from "../../../lib/i18n/use-language.ts";
import { serviceSigns } from "../service-signs.ts";
import { useDeliveryTime } from "../use-delivery-time.ts";
import styles from "./city-page.module.css";

/** The name of the city, large, what the service costs there and how long it takes. */
export function CityHead({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities", "common"]);
  const localised = useLocalisedPath();
  const delivery = useDeliveryTime();
  const facts = services[service];
  return (
    <div className={styles["head"]}>
      <p className={styles["back"]}>
        <Link to={localised("/#services")}>← {t("city.back")}</Link>
      </p>
      <h1>
        <span>{t("city.heading", { service: t(`common:services.${service}`) })} </span>
        <em>{t(`common:cities.${city}`)}</em>
      </h1>
      <SingleTile size={160} className={styles["sign"]} {...serviceSigns[service]} />
      <p className={styles["lead"]}>{t(`cities:${city}.services.${service}.lead`)}</p>
      <dl className={styles["figures"]}>
        <div>
          <dt>{t("city.price")}</dt>
          <dd>{ringgit(facts.cityPrice)}</dd>
          <dd className={styles["term"]}>{t(`city.${facts.cityDuration}`)}</dd>
        </div>
        <div>
          <dt>{t("city.delivery")}</dt>
          <dd>{delivery(facts.delivery)}</dd>
        </div>
        <div>
          <dt>{t("city.rating.claim")}</dt>
          <dd>{t("city.rating.figure")}</dd>
          <dd className={styles["term"]}>
            <SampleBadge label={t("common:state.sample")} /> {t("city.rating.note")}
          </dd>
        </div>
      </dl>
      <p className={styles["actions"]}>
        <Link className={actionClass("primary")} to={localised("/#contact")}>
          {t("city.start")}
        </Link>
        <Link className={actionClass("secondary")} to={localised(servicePath(service))}>
          {t("city.compare")}
        </Link>
      </p>
    </div>
  );
}
