import type { Report } from "@agency/contracts/reports/schemas";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./all-reports.module.css";
import { ReportRow } from "./report-row.tsx";

export type AllReportsProps = {
  clientId: string;
  reports: readonly Report[];
  shown: Report;
  onView: (report: Report) => void;
};

/** Every report, newest first. */
export function AllReports({ clientId, reports, shown, onView }: AllReportsProps) {
  const { t } = useTranslation("portal");
  return (
    <>
      <VisuallyHidden component="h3">{t("history.title")}</VisuallyHidden>
      <ul className={styles["list"]}>
        {reports.map((report) => (
          <ReportRow key={report.id} clientId={clientId} report={report} shown={report === shown} onView={() => onView(report)} />
        ))}
      </ul>
    </>
  );
}
