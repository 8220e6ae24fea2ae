import { useId } from "react";
import type { ProfileSearchTable } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
import { Term } from "@agency/ui/tooltip";
import table from "./figure-table.module.css";
import styles from "./profile-searches.module.css";

/** The searches that showed the Business Profile, and how many people made each. */
export function ProfileSearches({ searches }: { searches: ProfileSearchTable }) {
  const { heading, columns, rows, note, origin } = searches;
  const id = useId();
  return (
    <div className={styles["searches"]}>
      <h4 id={id} className={styles["title"]}>
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
              <td className={styles["people"]}>{people}</td>
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
