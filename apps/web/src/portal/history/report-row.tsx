import { Badge, VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "@agency/contracts/history";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
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
    <Stack as="li" gap="0.5rem 1.5rem" className={styles["row"]} aria-current={shown || undefined}>
      <div>
        <p className={styles["title"]}>
          <Unbroken text={title} />
        </p>
        {figures.length > 0 && (
          <Text size="small" tone="soft" className={styles["generated"]}>
            {figures.join(" · ")}
          </Text>
        )}
        <Text size="small" tone="soft" className={styles["generated"]}>
          <time dateTime={report.generatedAt}>{generated}</time>
        </Text>
      </div>
      <Row gap="0.5rem" align="center">
        <Badge color="ink">{type}</Badge>
        {report.emailSent && <Badge color="second">{t("history.emailed")}</Badge>}
        {sample !== null && <SampleBadge label={sample} />}
        {shown && (
          <Text as="span" size="tiny" tone="muted">
            {t("history.shown")}
          </Text>
        )}
      </Row>
      <Row gap="0.5rem" className={styles["actions"]}>
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
      </Row>
    </Stack>
  );
});
