import { useTranslation } from "react-i18next";
import type { HistoryChart } from "@agency/model/report/report-document";
import { Unbroken } from "./unbroken.tsx";
import styles from "./trend-table.module.css";

/** The figures of the chart and the leads as a table, newest first. */
export function TrendTable({ chart: { heading, columns, points } }: { chart: HistoryChart }) {
  const { t } = useTranslation("portal");
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={t("table.of", { title: heading })}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.period}</th>
            <th scope="col">{columns.visitors}</th>
            <th scope="col">{columns.organic}</th>
            <th scope="col">{columns.leads}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ period, visitors, organic, leads }) => (
            <tr key={period}>
              <th scope="row">
                <Unbroken text={period} />
              </th>
              <td>{visitors.text}</td>
              <td>{organic.text}</td>
              <td>{leads.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
