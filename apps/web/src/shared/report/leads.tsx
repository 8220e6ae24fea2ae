import { useId } from "react";
import type { LeadGroup, ReportDocument } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Figure, Figures } from "./figure.tsx";
import styles from "./leads.module.css";

/** What the leads divide into, and what they cost. */
export function Leads({ conversions: { heading, costs, groups, note } }: Pick<ReportDocument, "conversions">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles["heading"]}>
        {heading}
      </h3>
      {costs.length > 0 && (
        <div className={styles["costs"]}>
          <Figures>
            {costs.map((figure) => (
              <Figure key={figure.label} figure={figure} />
            ))}
          </Figures>
        </div>
      )}
      {groups.length > 0 && (
        <div className={styles["groups"]}>
          {groups.map((group) => (
            <Group key={group.heading} group={group} />
          ))}
        </div>
      )}
      {note !== null && (
        <Text size="small" tone="muted" top="0.75rem">
          {note}
        </Text>
      )}
    </section>
  );
}

/** Rows with bars, the longest as wide as the group. */
function Group({ group: { heading, rows } }: { group: LeadGroup }) {
  const id = useId();
  const most = Math.max(...rows.map(({ count }) => count.value));
  return (
    <div>
      <h4 id={id} className={styles["title"]}>
        {heading}
      </h4>
      <Stack as="dl" gap="0.6rem" aria-labelledby={id} className={styles["rows"]}>
        {rows.map(({ label, count }) => (
          <div key={label} className={styles["row"]}>
            <dt>{label}</dt>
            <dd>{count.text}</dd>
            <svg className={styles["bar"]} aria-hidden="true">
              <rect className={styles["fill"]} width={`${(count.value / most) * 100}%`} height="100%" />
            </svg>
          </div>
        ))}
      </Stack>
    </div>
  );
}
