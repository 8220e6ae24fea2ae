import { Badge } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { downloadReport } from "@agency/contracts/reports/endpoints";
import type { ReportDocument } from "@agency/model/report/report-document";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { addressOf } from "../shared/api/call.ts";
import { Revised } from "../shared/report/revised.tsx";
import { Unbroken } from "../shared/report/unbroken.tsx";
import styles from "./report-heading.module.css";

export type ReportHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  clientId: string;
  reportId: string;
  document: ReportDocument;
  newest: boolean;
  onShowNewest: () => void;
};

/** The shown report's title, type and its outcome in a sentence. */
export function ReportHeading({ ref, clientId, reportId, document, newest, onShowNewest }: ReportHeadingProps) {
  const { t } = useTranslation("portal");
  const { title, type, sample, headline } = document;
  return (
    <section className={styles["heading"]} aria-labelledby="shown-report">
      <div className={styles["what"]}>
        <div className={styles["badges"]}>
          <Badge color={newest ? "jade" : "accent"}>{t(newest ? "report.newest" : "report.earlier")}</Badge>
          <Badge variant="outline" color="ink" className={styles["type"] ?? ""}>
            {type}
          </Badge>
          {sample && <SampleBadge label={sample.badge} />}
        </div>
        <h2 ref={ref} id="shown-report" tabIndex={-1} className={styles["title"]}>
          <Unbroken text={title} />
        </h2>
        {headline && <p className={styles["headline"]}>{headline}</p>}
        <Revised document={document} />
      </div>
      <div className={styles["actions"]}>
        {!newest && (
          <button type="button" className={actionClass("secondary", "small")} onClick={onShowNewest}>
            {t("report.showNewest")}
          </button>
        )}
        <a
          className={actionClass("primary", "small")}
          href={addressOf(downloadReport, { params: { clientId, reportId } })}
          download
        >
          {t("report.download")}
        </a>
      </div>
    </section>
  );
}
