import { Badge } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { downloadReport } from "@agency/contracts/reports/endpoints";
import type { Report } from "@agency/contracts/reports/schemas";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { addressOf } from "../shared/api/call.ts";
import { Unbroken } from "./unbroken.tsx";
import { useFormat } from "./use-format.ts";
import styles from "./report-heading.module.css";

export type ReportHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  clientId: string;
  report: Report;
  newest: boolean;
  onShowNewest: () => void;
};

/** Which report is shown: its title, period, kind, and where its figures came from. */
export function ReportHeading({ ref, clientId, report, newest, onShowNewest }: ReportHeadingProps) {
  const { t } = useTranslation(["portal", "common"]);
  const format = useFormat();
  const { start, end } = report.reportPeriod;
  return (
    <section className={styles["heading"]} aria-labelledby="shown-report">
      <div className={styles["what"]}>
        <div className={styles["badges"]}>
          <Badge color={newest ? "jade" : "accent"}>{t(newest ? "report.newest" : "report.earlier")}</Badge>
          <Badge variant="outline" color="ink">
            {t(`report.type.${report.reportType}`)}
          </Badge>
          {report.sample && <SampleBadge label={t("common:state.sample")} />}
        </div>
        <h2 ref={ref} id="shown-report" tabIndex={-1} lang={report.language} className={styles["title"]}>
          <Unbroken text={report.title} />
        </h2>
        <p className={styles["period"]}>
          {t("report.period")}: <Unbroken text={format.range(start, end)} />
        </p>
        <p className={styles["source"]}>
          {t(`report.source.${report.source.kind}`, { moment: format.moment(report.source.readAt) })}.{" "}
          {t("report.generated", { date: format.date(report.generatedAt) })}.
        </p>
      </div>
      <div className={styles["actions"]}>
        {!newest && (
          <button type="button" className={actionClass("secondary", "small")} onClick={onShowNewest}>
            {t("report.showNewest")}
          </button>
        )}
        <a
          className={actionClass("primary", "small")}
          href={addressOf(downloadReport, { params: { clientId, reportId: report.id } })}
          download
        >
          {t("report.download")}
        </a>
      </div>
    </section>
  );
}
