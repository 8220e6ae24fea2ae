import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { formatPrice } from "@agency/content/plans";
import type { Price } from "@agency/content/shape";

/** A price as a figure ("RM 2,500", "from RM 2,500"), and the words beside it that say what it covers ("a month"). */
export function usePrice(): (price: Price) => { figure: string; term: string } {
  const { t } = useTranslation("common");
  return (price) => ({ figure: priceText(price), term: t(`priceTerm.${price.kind}`) });

  function priceText(price: Price): string {
    if (price.kind === "on-request") return t("price.on-request");
    return price.kind === "from" ? t("price.from", { price: formatPrice(price.amount) }) : formatPrice(price.amount);
  }
}

/** The length of a figure, from which its style takes a size that fits its column. */
export function figureLetters(figure: string): CSSProperties {
  return { "--letters": figure.length } as CSSProperties;
}
