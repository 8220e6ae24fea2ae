import { useId } from "react";
import styles from "./charts.module.css";

type BarTableProps = {
  title: string;
  columns: { name: string; value: string; extra?: string };
  rows: { name: string; value: number; shown: string; extra?: string }[];
};

/** Bars beside their figures, as a table. */
export function BarTable({ title, columns, rows }: BarTableProps) {
  const heading = useId();
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className={styles["chart"]} aria-labelledby={heading}>
      <h3 id={heading} className={styles["title"]}>
        {title}
      </h3>
      <table className={styles["bars"]} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {columns.name}
            </th>
            <th scope="col" className={styles["number"]}>
              {columns.value}
            </th>
            {columns.extra && (
              <th scope="col" className={styles["number"]}>
                {columns.extra}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, shown, extra }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles["track"]} aria-hidden="true">
                <span className={styles["bar"]} style={{ width: `${(100 * value) / highest}%` }} />
              </td>
              <td className={styles["number"]}>{shown}</td>
              {columns.extra && <td className={`${styles["number"]} ${styles["extra"]}`}>{extra}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
