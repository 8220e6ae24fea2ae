import { useTranslation } from "react-i18next";
import { Unbroken } from "./parts.tsx";
import styles from "./chart-table.module.css";
import report from "./report.module.css";

export type ChartTableProps = {
  /** The chart's. */
  heading: string;
  columns: string[];
  /** A row's name and its other cells. */
  rows: { name: string; cells: string[] }[];
};

/** The figures of a chart as a table, shown on request. */
export function ChartTable({ heading, columns, rows }: ChartTableProps) {
  const { t } = useTranslation("portal");
  return (
    <details className={`${report["more"]} ${styles["request"]}`}>
      <summary>{t("table.show")}</summary>
      <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={t("table.of", { title: heading })}>
        <table className={report["table"]}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <Unbroken text={name} />
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
