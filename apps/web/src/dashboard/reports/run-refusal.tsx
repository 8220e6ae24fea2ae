import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import styles from "./reports.module.css";

/** Explains why a report was refused. Missing figures can be typed in from here. */
export function RunRefusal({ error, onFigures }: { error: unknown; onFigures: () => void }) {
  const { t } = useTranslation("admin");
  const withoutFigures = error instanceof CallError && error.body?.error === "no_figures";
  return (
    <Alert color="bad" className={styles["run"] ?? ""} title={t("reports.askFailed")}>
      <p>{messageOf(error)}</p>
      {withoutFigures && (
        <Button variant="default" mt="sm" onClick={onFigures}>
          {t("reports.toFigures")}
        </Button>
      )}
    </Alert>
  );
}
