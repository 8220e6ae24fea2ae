import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useFormat } from "../../shared/use-format.ts";
import { sendingState } from "../progress-steps.ts";
import { useReportTitle } from "../use-report-title.ts";
import { DispatchBadge } from "./dispatch-badge.tsx";
import { ReportDetails } from "./report-details.tsx";
import styles from "./all-reports.module.css";

const stateColours = { queued: "ink", running: "ink", done: "second", failed: "bad" } as const;

type ReportItemProps = { report: ReportProgress; selected: boolean; onSelect: () => void };

/** One report in one row. Its details open below it. */
export function ReportItem({ report, selected, onSelect }: ReportItemProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { moment } = useFormat();
  const [open, setOpen] = useState(false);
  const { id, clientName, state, generatedAt, requestedAt } = report;
  const title = useReportTitle()(report);

  return (
    <li className={styles["item"]}>
      <div className={styles["line"]}>
        <label className={styles["select"]}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={t("admin:allReports.selectNamed", { title, client: clientName })}
            onChange={onSelect}
          />
        </label>
        <div>
          <p className={styles["client"]}>{clientName}</p>
          <p className={styles["title"]}>{title}</p>
        </div>
        <p className={styles["when"]}>
          {generatedAt
            ? t("admin:allReports.generated", { when: moment(generatedAt) })
            : t("admin:allReports.requested", { when: moment(requestedAt) })}
        </p>
        <Row gap="0.35rem" align="center">
          <Badge color={stateColours[state]}>{t(`admin:allReports.states.${state}`)}</Badge>
          <DispatchBadge state={sendingState(report)} />
          {report.unapproved && (
            <Badge color="accent">
              {t(report.revision === 0 ? "admin:allReports.notApproved" : "admin:allReports.changed")}
            </Badge>
          )}
          {report.sample && <SampleBadge label={t("common:state.sample")} />}
        </Row>
        <Button
          variant="default"
          size="compact-sm"
          className={styles["more"] ?? ""}
          aria-expanded={open}
          aria-controls={`details-${id}`}
          aria-label={t("admin:allReports.detailsNamed", { title, client: clientName })}
          onClick={() => setOpen(!open)}
        >
          {t("admin:allReports.details")}
        </Button>
      </div>
      <div id={`details-${id}`}>{open && <ReportDetails report={report} />}</div>
    </li>
  );
}
