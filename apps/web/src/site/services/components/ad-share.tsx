import { useTranslation } from "react-i18next";
import { formatPrice } from "@agency/content/plans";
import { Text } from "@agency/ui/text";
import styles from "./ad-share.module.css";

/** The part of a price that goes to advertising platforms, as a bar and in words. */
export function AdShare({ price, adSpend }: { price: number; adSpend: number }) {
  const { t } = useTranslation("services");
  return (
    <Text as="div" size="small" tone="board" top="1rem" className={styles["share"]}>
      <svg viewBox={`0 0 ${price} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles["whole"]} d={`M0 0H${price}V100H0Z`} />
        <path className={styles["part"]} d={`M0 0H${adSpend}V100H0Z`} />
      </svg>
      <p>{t("frame.packages.adSpend", { price: formatPrice(adSpend) })}</p>
    </Text>
  );
}
