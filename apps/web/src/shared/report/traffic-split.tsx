import type { Split } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import styles from "./traffic-split.module.css";

/** The sources of visitors, in percent. Shares that were not measured are drawn as outlines. */
export function TrafficSplit({ split: { heading, note, typical, parts } }: { split: Split }) {
  return (
    <section aria-labelledby="traffic-split">
      <h3 id="traffic-split" className={styles["title"]}>
        {heading}
      </h3>
      {note !== null && (
        <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
          {note}
        </Text>
      )}
      <Stack as="dl" gap="1rem" className={styles["split"]}>
        {parts.map(({ key, label, percent, text }) => (
          <div key={key} className={styles["part"]} data-measured={!typical && key !== "rest"}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <svg className={styles["bar"]} aria-hidden="true">
              <rect className={styles["fill"]} width={`${percent}%`} height="100%" />
            </svg>
          </div>
        ))}
      </Stack>
    </section>
  );
}
