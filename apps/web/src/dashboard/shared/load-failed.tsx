import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../../shared/api/message-of.ts";

type LoadFailedProps = { error: unknown; onRetry: () => void; title?: string; compact?: boolean };

/** Says what could not be loaded and why, with a button to retry. */
export function LoadFailed({ error, onRetry, title, compact = false }: LoadFailedProps) {
  const { t } = useTranslation(["admin", "common"]);
  return (
    <StateBlock
      mood="error"
      compact={compact}
      title={title ?? t("admin:loadFailed")}
      description={messageOf(error)}
      action={<Button onClick={onRetry}>{t("common:state.retry")}</Button>}
    />
  );
}
