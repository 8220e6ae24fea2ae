import { useTranslation } from "react-i18next";
import { Link, useLoaderData } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { actionClass } from "@agency/ui/action";
import { Shophouse } from "@agency/ui/tiles/shophouse";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { serviceSigns } from "../../services/service-signs.ts";
import type { homeData } from "../home-data.server.ts";
import styles from "./complete-package.module.css";

const bays = [serviceSigns["web-design"], serviceSigns.seo, serviceSigns["digital-marketing"]];

/** The three services in one package: a shophouse that is taller than its banner. */
export function CompletePackage() {
  const { t } = useTranslation("home");
  const localised = useLocalisedPath();
  const { setupFee, monthlyFee, timeline } = useLoaderData<typeof homeData>().smallest;
  return (
    <section className={styles["banner"]} aria-labelledby="complete-title" data-reaches-out>
      <h2 id="complete-title">{t("complete.title")}</h2>
      <p className={styles["lead"]}>{t("complete.lead", timeline)}</p>
      <p className={styles["price"]}>
        <span>{`${t("complete.from")} `}</span>
        <strong>{formatPrice(setupFee)}</strong>
        <span>{` ${t("complete.term", { monthly: formatPrice(monthlyFee).replace(" ", "\u00A0") })}`}</span>
      </p>
      <p className={styles["actions"]}>
        <Link className={actionClass("board-solid")} to={localised("/services/complete-package")}>
          {t("complete.view")}
        </Link>
        <Link
          className={`${actionClass("board")} ${styles["custom"]}`}
          to={localised("/?service=complete-package#contact")}
        >
          {t("complete.custom")}
        </Link>
      </p>
      <Shophouse bays={bays} className={styles["house"]} />
    </section>
  );
}
