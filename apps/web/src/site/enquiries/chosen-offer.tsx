import { useTranslation } from "react-i18next";
import type { Offer } from "@agency/content/offers";
import { formatPrice } from "@agency/content/plans";
import { Row } from "@agency/ui/row";
import styles from "./chosen-offer.module.css";

type ChosenOfferProps = { offer: Offer; name: string; onRemove: () => void };

/** The package or plan that the visitor chose on the way to the form. It is sent along until it is removed. */
export function ChosenOffer({ offer, name, onRemove }: ChosenOfferProps) {
  const { t } = useTranslation("forms");
  const { price } = offer;
  return (
    <Row gap="0.25rem 1rem" align="center" justify="between" className={styles["chosen"]}>
      <p>
        <span className={styles["title"]}>{t("contact.chosen.title")}</span>
        <strong>
          {t(`contact.chosen.${price.kind}`, {
            name,
            price: unbroken(price.amount),
            monthly: price.kind === "launch" ? unbroken(price.monthlyFee) : "",
          })}
        </strong>
      </p>
      <input type="hidden" name="package" value={offer.key} />
      <button type="button" onClick={onRemove} aria-label={t("contact.chosen.removeNamed", { name })}>
        {t("contact.chosen.remove")}
      </button>
    </Row>
  );
}

/** A price that stays on one line. */
function unbroken(amount: number): string {
  return formatPrice(amount).replace(" ", "\u00A0");
}
