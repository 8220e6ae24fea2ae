import { useTranslation } from "react-i18next";
import type { ServiceKey } from "@agency/content/settings";

/** All texts of a service. The page's loader must provide them. */
export function useServiceTexts(service: ServiceKey) {
  const { t } = useTranslation("services");
  return t(service, { returnObjects: true });
}
