import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import styles from "./reports.module.css";

type RunRefusalProps = { error: unknown; reportType: ReportType; onFigures: () => void };

/** Explains why a report was refused. Missing figures can be typed in from here. */
export function RunRefusal({ error, reportType, onFigures }: RunRefusalProps) {
  const { t } = useTranslation("admin");
  const withoutFigures = error instanceof CallError && error.body?.error === "no_figures";
  return (
    <Alert color="bad" className={styles["run"] ?? ""} title={t("reports.askFailed")}>
      <p>{messageOf(error)}</p>
      {withoutFigures && reportType === "quarterly" && <p>{t("reports.quarterAlone")}</p>}
      {withoutFigures && (
        <Button variant="default" mt="sm" onClick={onFigures}>
          {t("reports.toFigures")}
        </Button>
      )}
    </Alert>
  );
}
