import { useTranslation } from "react-i18next";
import { Link, useLoaderData } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { homeServices, servicePath } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Shophouse } from "@agency/ui/tiles/shophouse";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { serviceSign } from "../../services/service-signs.ts";
import type { homeData } from "../home-data.server.ts";
import styles from "./complete-package.module.css";

/** The signs of the joined services over the three bays of the house. */
const bays = [0, 1, 2].map((bay) => serviceSign(homeServices[bay % homeServices.length] ?? homeServices[0]));

/** The service that joins the others: a shophouse that is taller than its banner. */
export function CompletePackage({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["home", "common"]);
  const localised = useLocalisedPath();
  const { whole } = useLoaderData<typeof homeData>();
  if (!whole) return null;
  const { setupFee, monthlyFee, timeline } = whole;
  return (
    <section className={styles["banner"]} aria-labelledby="complete-title" data-reaches-out>
      <h2 id="complete-title">{t("complete.title")}</h2>
      <p className={styles["lead"]}>{t("complete.lead", timeline)}</p>
      <p className={styles["price"]}>
        <span>{`${t("complete.from")} `}</span>
        <strong>{formatPrice(setupFee)}</strong>
        <span>{` ${t("complete.term", { monthly: formatPrice(monthlyFee).replace(" ", "\u00A0") })}`}</span>
      </p>
      <p>{t("common:beforeTax")}</p>
      <p className={styles["actions"]}>
        <Link className={actionClass("board-solid")} to={localised(servicePath(service))}>
          {t("complete.view")}
        </Link>
        <Link className={`${actionClass("board")} ${styles["custom"]}`} to={localised(`/?service=${service}#contact`)}>
          {t("complete.custom")}
        </Link>
      </p>
      <Shophouse bays={bays} className={styles["house"]} />
    </section>
  );
}
