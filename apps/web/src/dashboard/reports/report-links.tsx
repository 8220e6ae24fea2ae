import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReportProgress } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { usePortalAddress } from "../shared/portal-address.ts";
import { pdfAddress } from "./api.ts";
import { reviewPath } from "./review-path.ts";
import { useReportTitle } from "./use-report-title.ts";
import styles from "./reports.module.css";

/** Links to review a generated report and, once it is approved, to read and download what the client reads. */
export function ReportLinks({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const portalAddress = usePortalAddress();
  const title = useReportTitle()(report);
  return (
    <Row as="p" gap="0 1.5rem" className={styles["links"]}>
      <Link to={localised(reviewPath(report))}>
        {t("reports.review")}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
      {report.revision > 0 && (
        <>
          <a href={portalAddress(report.clientId, report.id)} target="_blank" rel="noopener">
            {t("reports.view")}
            <VisuallyHidden>
              {" "}
              {title} {t("opensInNewTab")}
            </VisuallyHidden>
          </a>
          <a href={pdfAddress(report)} download>
            {t("reports.pdf")}
            <VisuallyHidden> {title}</VisuallyHidden>
          </a>
        </>
      )}
    </Row>
  );
}
