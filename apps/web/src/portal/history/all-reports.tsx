import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import type { PortalReport } from "../use-present.ts";
import { ReportRow } from "./report-row.tsx";
import styles from "./all-reports.module.css";

/** How many reports are listed before "show older": a year of monthly reports, or a quarter of weekly ones. */
const firstPage = 12;

export type AllReportsProps = {
  clientId: string;
  reports: readonly PortalReport[];
  shown: PortalReport;
  onView: (report: PortalReport) => void;
};

/** Every report, newest first. */
export function AllReports({ clientId, reports, shown, onView }: AllReportsProps) {
  const { t } = useTranslation("portal");
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const listed = whole ? reports : reports.slice(0, firstPage);
  const older = reports.length - listed.length;

  // The button is gone now, so focus moves to the first report that it added.
  useEffect(() => {
    if (whole) list.current?.children[firstPage]?.querySelector("button")?.focus();
  }, [whole]);

  return (
    <>
      <VisuallyHidden component="h3">{t("history.title")}</VisuallyHidden>
      <ul ref={list} className={styles["list"]}>
        {listed.map((report) => (
          <ReportRow
            key={report.id}
            clientId={clientId}
            report={report}
            shown={report === shown}
            onView={() => onView(report)}
          />
        ))}
      </ul>
      {older > 0 && (
        <button
          type="button"
          className={`${actionClass("secondary")} ${styles["older"]}`}
          onClick={() => setWhole(true)}
        >
          {t("history.older", { number: older })}
        </button>
      )}
    </>
  );
}
