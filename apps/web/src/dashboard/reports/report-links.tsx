import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { usePortalAddress } from "../shared/portal-address.ts";
import { pdfAddress } from "./api.ts";
import styles from "./reports.module.css";

/** Links to read and download a generated report. */
export function ReportLinks({ report }: { report: Pick<ReportProgress, "id" | "clientId" | "title"> }) {
  const { t } = useTranslation("admin");
  const portalAddress = usePortalAddress();
  return (
    <p className={styles["links"]}>
      <a href={portalAddress(report.clientId, report.id)} target="_blank" rel="noopener">
        {t("reports.view")}
        <VisuallyHidden>
          {" "}
          {report.title} {t("opensInNewTab")}
        </VisuallyHidden>
      </a>
      <a href={pdfAddress(report)} download>
        {t("reports.pdf")}
        <VisuallyHidden> {report.title}</VisuallyHidden>
      </a>
    </p>
  );
}
