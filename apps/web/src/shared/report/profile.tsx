import { useId } from "react";
import type { ProfileSearchTable, ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
import { Term } from "@agency/ui/tooltip";
import { Figure, Figures } from "./figure.tsx";
import table from "./figure-table.module.css";
import profileSearches from "./profile-searches.module.css";
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

/** The searches that showed the Business Profile, and how many people made each. */
function ProfileSearches({ searches }: { searches: ProfileSearchTable }) {
  const { heading, columns, rows, note, origin } = searches;
  const id = useId();
  return (
    <div className={profileSearches["searches"]}>
      <h4 id={id} className={profileSearches["title"]}>
        {heading}
      </h4>
      <table aria-labelledby={id} className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.search}</th>
            <th scope="col">
              <Term text={origin.join("\n")}>{columns.people}</Term>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ search, people }) => (
            <tr key={search}>
              <th scope="row">{search}</th>
              <td className={profileSearches["people"]}>{people}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="muted" top="0.75rem">
        {note}
      </Text>
    </div>
  );
}
