import { useTranslation } from "react-i18next";
import type { HistoryChart } from "@agency/model/report/report-document";
import { BarChart } from "../chart/bar-chart.tsx";
import { TrendTable } from "./trend-table.tsx";
import styles from "./trend.module.css";

export type TrendProps = { chart: HistoryChart; noData: string };

/** The visitors of this period and earlier ones, as a chart and as a table. */
export function Trend({ chart, noData }: TrendProps) {
  const { t } = useTranslation("portal");
  const { heading, none, note, points } = chart;
  return (
    <section aria-labelledby="trend">
      <h3 id="trend" className={styles["title"]}>
        {heading}
      </h3>
      {none === null ? (
        <>
          <p className={styles["legend"]}>
            <span className={styles["key"]} data-series="all">
              {chart.allVisitors}
            </span>
            <span className={styles["key"]} data-series="part">
              {chart.fromSearch}
            </span>
            {points.some(({ visitors }) => visitors.value === null) && (
              <span className={styles["key"]} data-series="missing">
                {noData}
              </span>
            )}
          </p>
          <BarChart chart={chart} />
        </>
      ) : (
        <p className={styles["note"]}>{none}</p>
      )}
      {note !== null && <p className={styles["note"]}>{note}</p>}
      {points.length > 0 && (
        <details className={styles["table"]}>
          <summary>{t("table.show")}</summary>
          <TrendTable chart={chart} />
        </details>
      )}
    </section>
  );
}
