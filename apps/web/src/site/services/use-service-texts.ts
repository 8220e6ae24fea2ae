import { useTranslation } from "react-i18next";
import type { ServiceKey } from "@agency/content/settings";
import type { DeliveryTime } from "@agency/content/shape";

/** All texts of a service. The page's loader must provide them. */
export function useServiceTexts(service: ServiceKey) {
  const { t } = useTranslation("servicePages");
  return t(service, { returnObjects: true });
}

/** Formats a delivery time: "2–4 weeks", "1 day". */
export function useDeliveryTime(): (time: DeliveryTime) => string {
  const { t } = useTranslation("services");
  return (time) => {
    if (time === "ongoing") return t("frame.delivery.ongoing");
    const { from, to, unit } = time;
    return t(`frame.delivery.${unit}`, { count: to, range: from === to ? String(to) : `${from}–${to}` });
  };
}
