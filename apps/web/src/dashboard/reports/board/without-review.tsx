import { Button } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import styles from "./runs.module.css";

type UnreviewedAction = "generate" | "generate_and_send";

type WithoutReviewProps = {
  /** How many clients are selected. */
  count: number;
  busy: boolean;
  onAct: (action: UnreviewedAction, reportType: ReportType) => void;
};

/** Generate and Send for each report type, which wait for no review of the selected clients' reports. */
export function WithoutReview({ count, busy, onAct }: WithoutReviewProps) {
  const { t } = useTranslation(["board", "admin"]);
  const hint = useId();
  const press = (action: UnreviewedAction, reportType: ReportType) => () => {
    if (count === 0) toast({ title: t("admin:reports.selectFirst"), variant: "destructive" });
    else if (!busy) onAct(action, reportType);
  };
  // Not `disabled`: a click without a selected client explains what is missing.
  const off = count === 0 || busy;
  const button = (action: UnreviewedAction, reportType: ReportType) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-disabled={off}
      {...(off && { "data-disabled": true })}
      aria-describedby={hint}
      aria-label={t(`admin:reports.${action === "generate" ? "generateNamed" : "sendNamed"}.${reportType}`)}
      onClick={press(action, reportType)}
    >
      {t(action === "generate" ? "admin:reports.generate" : "admin:reports.send")}
    </Button>
  );

  return (
    <Row gap="0.35rem 1rem" align="center" className={styles["unreviewed"]} role="group" aria-label={t("unreviewed")}>
      <Text as="span" id={hint} size="tiny" tone="board" role="status">
        {t(count === 0 ? "admin:reports.hint" : "unreviewed")}
      </Text>
      {reportTypes.map((reportType) => (
        <Row key={reportType} gap="0.35rem" align="center" unbroken>
          <span>{t(`admin:reportType.${reportType}`)}</span>
          {button("generate", reportType)}
          {button("generate_and_send", reportType)}
        </Row>
      ))}
    </Row>
  );
}
