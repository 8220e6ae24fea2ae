import { useTranslation } from "react-i18next";
import { Link, useLoaderData } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { homeServices, servicePath } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { Shophouse } from "@agency/ui/tiles/shophouse";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { serviceSign } from "../../services/service-signs.ts";
import { Title } from "../../shared/title/title.tsx";
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
      <Title size="chapter" measure="15ch" id="complete-title">
        {t("complete.title")}
      </Title>
      <Text size="large" measure="44ch" top="1rem">
        {t("complete.lead", timeline)}
      </Text>
      <p className={styles["price"]}>
        <span>{`${t("complete.from")} `}</span>
        <strong>{formatPrice(setupFee)}</strong>
        <span>{` ${t("complete.term", { monthly: formatPrice(monthlyFee).replace(" ", "\u00A0") })}`}</span>
      </p>
      <p>{t("common:beforeTax")}</p>
      <Row as="p" top="1.75rem">
        <Link className={actionClass("board-solid")} to={localised(servicePath(service))}>
          {t("complete.view")}
        </Link>
        <Link className={actionClass("banner")} to={localised(`/?service=${service}#contact`)}>
          {t("complete.custom")}
        </Link>
      </Row>
      <Shophouse bays={bays} className={styles["house"]} />
    </section>
  );
}
