import { useTranslation } from "react-i18next";
import type { DeliveryTime } from "@agency/content/shape";

/** Formats a delivery time: "2–4 weeks". */
export function useDeliveryTime(): (time: DeliveryTime) => string {
  const { t } = useTranslation("services");
  return (time) => {
    if (time === "ongoing") return t("frame.delivery.ongoing");
    const { from, to, unit } = time;
    return t(`frame.delivery.${unit}`, { from, to });
  };
}
