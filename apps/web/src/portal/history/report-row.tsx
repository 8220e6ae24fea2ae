import { Badge, VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "@agency/contracts/history";
import { SampleBadge } from "@agency/ui/sample-badge";
import { addressOf } from "../../shared/api/call.ts";
import { Unbroken } from "../../shared/report/unbroken.tsx";
import { usePresentEntry } from "../use-present.ts";
import styles from "./report-row.module.css";

export type ReportRowProps = {
  clientId: string;
  report: HistoryEntry;
  shown: boolean;
  onView: (reportId: string) => void;
};

/** One report in the history, with its two actions. Remembered, because a row takes a phone some milliseconds. */
export const ReportRow = memo(function ReportRow({ clientId, report, shown, onView }: ReportRowProps) {
  const { t } = useTranslation("portal");
  const { title, generated, type, sample, figures } = usePresentEntry()(report);
  const name = <VisuallyHidden>: {title}</VisuallyHidden>;
  return (
    <li className={styles["row"]} aria-current={shown || undefined}>
      <div className={styles["what"]}>
        <p className={styles["title"]}>
          <Unbroken text={title} />
        </p>
        {figures.length > 0 && <p className={styles["generated"]}>{figures.join(" · ")}</p>}
        <p className={styles["generated"]}>
          <time dateTime={report.generatedAt}>{generated}</time>
        </p>
      </div>
      <div className={styles["badges"]}>
        <Badge color="ink">{type}</Badge>
        {report.emailSent && <Badge color="second">{t("history.emailed")}</Badge>}
        {sample !== null && <SampleBadge label={sample} />}
        {shown && <span className={styles["shown"]}>{t("history.shown")}</span>}
      </div>
      <div className={styles["actions"]}>
        <button type="button" className={styles["action"]} onClick={() => onView(report.id)}>
          {t("history.view")}
          {name}
        </button>
        <a
          className={styles["action"]}
          href={addressOf("GET /api/reports/clients/:clientId/reports/:reportId/pdf", {
            params: { clientId, reportId: report.id },
          })}
          download
        >
          {t("history.download")}
          {name}
        </a>
      </div>
    </li>
  );
});
