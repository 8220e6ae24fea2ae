import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatPrice, plans } from "@agency/content/plans";
import { joinSentences } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import rows from "../../shared/row/row.module.css";
import styles from "./pricing.module.css";

/** The prices as on a kopitiam's menu board, one row per plan. */
export function Pricing() {
  const { t } = useTranslation(["home", "common"]);
  const locale = localeOf(useLanguage());
  const localised = useLocalisedPath();
  return (
    <section id="pricing" tabIndex={-1} className={styles["pricing"]} aria-labelledby="pricing-title">
      <div className={styles["board"]}>
        <div className={styles["head"]}>
          <h2 id="pricing-title">{t("pricing.title")}</h2>
          <p>{t("pricing.lead")}</p>
        </div>
        <div className={rows["row"]}>
          {plans.map(({ key, price, popular }) => {
            const name = t(`pricing.plans.${key}.name`);
            return (
              <article key={key} className={styles["plan"]} data-popular={popular || undefined}>
                <div className={styles["name"]}>
                  <h3>{name}</h3>
                  <p className={styles["description"]}>{t(`pricing.plans.${key}.description`)}</p>
                  {popular && <p className={styles["popular"]}>{t("pricing.popular")}</p>}
                </div>
                <ul>
                  {t(`pricing.plans.${key}.features`, { returnObjects: true }).map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <div className={styles["price"]}>
                  <p className={styles["amount"]}>{formatPrice(price)}</p>
                  <p className={styles["term"]}>{t("pricing.perMonth")}</p>
                  <Link
                    className={actionClass(popular ? "board-solid" : "board", "small")}
                    to={localised(`/?package=${key}#contact`)}
                    aria-label={t("pricing.choose", { plan: name })}
                  >
                    {t("common:navigation.start")}
                  </Link>
                </div>
              </article>
            );
          })}
        </div>
        <p className={styles["note"]}>{joinSentences([t("common:plansNote"), t("common:beforeTax")], locale)}</p>
      </div>
    </section>
  );
}
