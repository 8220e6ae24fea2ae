import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { servicePath, services } from "@agency/content/services";
import { sample, type ServiceKey } from "@agency/content/settings";
import { formatPair } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Tile } from "@agency/ui/tiles/tile";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useDeliveryTime } from "../services/use-delivery-time.ts";
import styles from "./city-price.module.css";

/** The price in a city on the board, next to the agency's own rating. */
export function CityPrice({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["services", "common"]);
  const localised = useLocalisedPath();
  const locale = localeOf(useLanguage());
  const delivery = useDeliveryTime();
  const { cityPrice, cityDuration, delivery: time } = services[service];
  return (
    <section className={styles["board"]} aria-labelledby="price-title">
      <div>
        <h2 id="price-title">{t("city.price")}</h2>
        <p className={styles["amount"]}>{formatPrice(cityPrice)}</p>
        <p className={styles["term"]}>
          {t(`city.${cityDuration}`)} · {formatPair(t("city.delivery"), delivery(time), locale)}
        </p>
        <p className={styles["term"]}>{t("common:beforeTax")}</p>
        <Link className={actionClass("board")} to={localised(`${servicePath(service)}#packages`)}>
          {t("city.compare")}
        </Link>
      </div>
      {sample && t("city.rating.figure") && <Rating />}
    </section>
  );
}

/** What the made-up agency claims of itself, marked as such. */
function Rating() {
  const { t } = useTranslation(["services", "common"]);
  return (
    <figure className={styles["rating"]}>
      <svg data-tiles viewBox="0 0 500 100" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <Tile key={place} kind="star" ground="second" figure="light" second="accent" x={place * 100} />
        ))}
      </svg>
      <p className={styles["claim"]}>
        <strong>{t("city.rating.figure")}</strong> {t("city.rating.claim")}
      </p>
      <figcaption>
        <SampleBadge label={t("common:state.sample")} /> {t("city.rating.note")}
      </figcaption>
    </figure>
  );
}
