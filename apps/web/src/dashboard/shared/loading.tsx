import { useTranslation } from "react-i18next";
import { StateBlock } from "@agency/ui/state-block";

export function Loading({ compact = true }: { compact?: boolean }) {
  const { t } = useTranslation("common");
  return <StateBlock mood="loading" title={t("state.loading")} compact={compact} />;
}
