import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatPrice, plans } from "@agency/content/plans";
import { joinSentences } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import prices from "../../shared/price/price.module.css";
import reel from "../../shared/reel/reel.module.css";
import styles from "./pricing.module.css";

/** The prices as on a kopitiam's menu board, one row per plan. */
export function Pricing() {
  const { t } = useTranslation(["home", "common"]);
  const locale = localeOf(useLanguage());
  const localised = useLocalisedPath();
  return (
    <section id="pricing" tabIndex={-1} className={styles["pricing"]} aria-labelledby="pricing-title">
      <Band as="div" space="own" ground="board" gap="0" className={styles["board"]}>
        <Stack gap="1rem 2rem" columns="1fr 1fr" from="64em" align="end" className={styles["head"]}>
          <Title size="chapter" id="pricing-title">
            {t("pricing.title")}
          </Title>
          <Text tone="board" measure="46ch">
            {t("pricing.lead")}
          </Text>
        </Stack>
        <div className={reel["reel"]}>
          {plans.map(({ key, price, popular }) => {
            const name = t(`pricing.plans.${key}.name`);
            return (
              <Stack
                key={key}
                as="article"
                gap="1.25rem 2rem"
                className={styles["plan"]}
                data-popular={popular || undefined}
              >
                <div>
                  <Title as="h3" size="sign">
                    {name}
                  </Title>
                  <Text tone="board" measure="30ch" top="0.4rem">
                    {t(`pricing.plans.${key}.description`)}
                  </Text>
                  {popular && <p className={`${prices["popular"]} ${styles["popular"]}`}>{t("pricing.popular")}</p>}
                </div>
                <Stack as="ul" gap="0.35rem 2rem" columns="1fr 1fr" from="40em" packed>
                  {t(`pricing.plans.${key}.features`, { returnObjects: true }).map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </Stack>
                <div className={styles["price"]}>
                  <p className={prices["amount"]}>{formatPrice(price)}</p>
                  <p className={styles["term"]}>{t("pricing.perMonth")}</p>
                  <Link
                    className={actionClass(popular ? "board-solid" : "board", "small")}
                    to={localised(`/?package=${key}#contact`)}
                    aria-label={t("pricing.choose", { plan: name })}
                  >
                    {t("common:navigation.start")}
                  </Link>
                </div>
              </Stack>
            );
          })}
        </div>
        <Text tone="board" measure="72ch" className={styles["note"]}>
          {joinSentences([t("common:plansNote"), t("common:beforeTax")], locale)}
        </Text>
      </Band>
    </section>
  );
}
