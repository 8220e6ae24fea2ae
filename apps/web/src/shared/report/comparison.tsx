import type { Comparison as ReportComparison } from "@agency/model/report/report-document";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Text } from "@agency/ui/text";
import { Unbroken } from "./unbroken.tsx";
import styles from "./comparison.module.css";
import table from "./figure-table.module.css";

/** The figures beside those of the period before and of the year before, with the change since each. */
export function Comparison({ comparison }: { comparison: ReportComparison }) {
  const { heading, figure, periods, rows, notes } = comparison;
  return (
    <section className={styles["comparison"]} aria-labelledby="comparison">
      <h3 id="comparison" className={table["title"]}>
        {heading}
      </h3>
      <table className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            {periods.map((period) => (
              <th key={period} scope="col">
                <Unbroken text={period} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, earlier }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles["own"]}>{value}</td>
              {earlier.map(({ text, change, note }, index) => (
                <td key={periods[index + 1]}>
                  <span className={styles["earlier"]}>{text}</span>
                  {change && <ChangeIndicator change={change} label={label} />}
                  {note !== null && (
                    <Text as="span" size="tiny" tone="muted">
                      {note}
                    </Text>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft" top="0.5rem">
          {note}
        </Text>
      ))}
    </section>
  );
}
