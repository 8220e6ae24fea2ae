import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Mails, ReportProgress } from "@agency/contracts/report-progress";
import { reportTitle } from "@agency/model/report/document";
import { Row } from "@agency/ui/layout";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { reviewPath, usePortalAddress } from "../shared/client-in-address.ts";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { pdfAddress } from "./api.ts";
import shared from "../shared/shared.module.css";

/** Links to review a generated report and, once it is approved, to read and download what the client reads. */
export function ReportLinks({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const portalAddress = usePortalAddress();
  const title = useReportTitle()(report);
  return (
    <Row as="p" gap="0 1.5rem" className={shared["ways"]}>
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

/** The title of a report in the reader's language, whatever the client's. */
export function useReportTitle(): (report: Pick<ReportProgress, "reportType" | "reportPeriod">) => string {
  const { t } = useTranslation("report");
  const locale = getLocale(useLanguage());
  return ({ reportType, reportPeriod }) =>
    reportTitle(reportType, reportPeriod, (key, params = {}) => t(key, params), locale);
}

/** Words for when emails were sent, the last one of them, and to whom. */
export function useSentTo(): (mails: Pick<Mails, "sent" | "sentAt">) => SentTo {
  const list = useListFormat();
  const { moment } = useFormat();
  return ({ sent, sentAt }) => ({ recipient: list(sent), when: moment(sentAt ?? "") });
}

type SentTo = { recipient: string; when: string };
