import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Report } from "@agency/contracts/reports/schemas";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Figure, FigureNote, Figures } from "../overview/figure.tsx";
import { useFormat } from "../use-format.ts";
import { TrafficSplit } from "./traffic-split.tsx";
import { Trend } from "./trend.tsx";
import styles from "./traffic.module.css";

/** Visitors: how many, where from, and how they went over the periods. */
export function Traffic({ report }: { report: Report }) {
  const { t } = useTranslation("portal");
  const { count, range } = useFormat();
  const { totalVisitors, organicTraffic, changeFromPrevious, sources } = report.data.metrics.websiteTraffic;
  const { start, end } = report.reportPeriod;
  const known = (value: number | null) => (value === null ? null : count(value));
  const change =
    changeFromPrevious === null ? null : <ChangeIndicator change={changeFromPrevious} label={t("traffic.change")} />;
  return (
    <>
      <VisuallyHidden component="h3">{t("traffic.title")}</VisuallyHidden>
      <Figures>
        <Figure label={t("report.period")} value={range(start, end)} wordy />
        <Figure label={t("traffic.visitors")} value={known(totalVisitors)} />
        <Figure label={t("traffic.organic")} value={known(organicTraffic)}>
          {organicTraffic !== null && <FigureNote>{t("traffic.organicNote")}</FigureNote>}
        </Figure>
        <Figure label={t("traffic.change")} value={change}>
          {change && <FigureNote>{t(`against.${report.reportType}`)}</FigureNote>}
        </Figure>
      </Figures>
      <div className={styles["parts"]}>
        <Trend type={report.reportType} history={report.data.history} />
        <TrafficSplit sources={sources} />
      </div>
    </>
  );
}
