import { Toaster } from "@agency/ui/toaster";
import { useTranslation } from "react-i18next";

export function Toasts() {
  const { t } = useTranslation();
  return <Toaster region={t("toast.region")} label={t("toast.label")} close={t("toast.close")} />;
}
