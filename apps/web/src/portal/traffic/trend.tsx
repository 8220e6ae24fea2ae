import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { type HistoryPoint, withoutGaps } from "./history-points.ts";
import { TrendChart } from "./trend-chart.tsx";
import { TrendTable } from "./trend-table.tsx";
import styles from "./trend.module.css";

export type TrendProps = { type: ReportType; history: readonly HistoryPoint[] };

/** The visitors of this period and those before it, as a chart and as a table. */
export function Trend({ type, history }: TrendProps) {
  const { t } = useTranslation(["portal", "common"]);
  const points = withoutGaps(type, history);
  const known = points.filter(({ totalVisitors }) => totalVisitors !== null).length;
  return (
    <section aria-labelledby="trend">
      <h3 id="trend" className={styles["title"]}>
        {t(`traffic.trend.${type}`)}
      </h3>
      {known === 0 ? (
        <p className={styles["note"]}>{t("traffic.noTrend")}</p>
      ) : (
        <>
          <p className={styles["legend"]}>
            <span className={styles["key"]} data-series="all">
              {t("traffic.all")}
            </span>
            <span className={styles["key"]} data-series="part">
              {t("traffic.fromSearch")}
            </span>
            {known < points.length && (
              <span className={styles["key"]} data-series="missing">
                {t("common:state.noData")}
              </span>
            )}
          </p>
          <TrendChart type={type} points={points} />
          {points.length === 1 && <p className={styles["note"]}>{t("traffic.first")}</p>}
        </>
      )}
      {points.length > 0 && (
        <details className={styles["table"]}>
          <summary>{t("traffic.table")}</summary>
          <TrendTable type={type} points={points} />
        </details>
      )}
    </section>
  );
}
