import { useId } from "react";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Figure, Figures } from "./figure.tsx";
import styles from "./profile.module.css";

/** What people did on the client's Business Profile. */
export function Profile({ profile: { heading, meaning, rows } }: { profile: NonNullable<ReportDocument["profile"]> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["profile"]}>
      <h3 id={id} className={styles["heading"]}>
        {heading}
      </h3>
      <p className={styles["meaning"]}>{meaning}</p>
      <Figures>
        {rows.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </Figures>
    </section>
  );
}
