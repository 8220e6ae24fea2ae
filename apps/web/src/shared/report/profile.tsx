import { useId } from "react";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Figure, Figures } from "./figure.tsx";
import { ProfileSearches } from "./profile-searches.tsx";
import styles from "./profile.module.css";

type ProfileProps = { profile: NonNullable<ReportDocument["profile"]> };

/** What people did on the client's Business Profile, and the searches that showed it. */
export function Profile({ profile: { heading, meaning, rows, searches } }: ProfileProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["profile"]}>
      <h3 id={id} className={styles["heading"]}>
        {heading}
      </h3>
      {meaning !== null && <p className={styles["meaning"]}>{meaning}</p>}
      {rows.length > 0 && (
        <Figures>
          {rows.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </Figures>
      )}
      {searches && <ProfileSearches searches={searches} />}
    </section>
  );
}
