import type { ReportDocument } from "@agency/model/report/report-document";
import styles from "./origins.module.css";

/** Where the figures of a report come from, opened on request. */
export function Origins({ origins: { heading, lines } }: { origins: NonNullable<ReportDocument["origins"]> }) {
  return (
    <details className={styles["origins"]}>
      <summary>{heading}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
