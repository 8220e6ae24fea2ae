import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Wording } from "./use-wording.ts";

/** Offered where somebody else changed the same words meanwhile. Saving again keeps one's own. */
export function TakeTheirs({ wording, onTake }: { wording: Wording; onTake?: () => void }) {
  const { t } = useTranslation("admin");
  if (!wording.isChanged) return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        wording.takeTheirs();
        onTake?.();
      }}
    >
      {t("clients.takeTheirs")}
    </Button>
  );
}
