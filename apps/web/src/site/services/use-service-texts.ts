import { useTranslation } from "react-i18next";
import type { ServiceKey } from "@agency/content/settings";

/** Every text of a service. The page's loader must have brought them. */
export function useServiceTexts(service: ServiceKey) {
  const { t } = useTranslation("services");
  return t(service, { returnObjects: true });
}
