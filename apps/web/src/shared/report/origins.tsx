import type { ReportDocument } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import styles from "./origins.module.css";

/** Where the figures of a report come from, opened on request. */
export function Origins({ origins: { heading, lines } }: { origins: NonNullable<ReportDocument["origins"]> }) {
  return (
    <details className={styles["origins"]}>
      <summary>{heading}</summary>
      <Stack as="ul" gap="0.35rem" data-marked="">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </details>
  );
}
