import type { SearchTable } from "@agency/model/report/report-document";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Text } from "@agency/ui/text";
import table from "./figure-table.module.css";
import styles from "./searches.module.css";

/** The searches that found the client, where they rank, and what is no longer found. */
export function Searches({ searches: { heading, columns, rows, lost, places } }: { searches: SearchTable }) {
  return (
    <section aria-labelledby="searches">
      <h3 id="searches" className={table["title"]}>
        {heading}
      </h3>
      <dl className={styles["places"]}>
        {places.map(({ label, text, before }) => (
          <div key={label}>
            <Text as="dt" size="tiny" tone="soft">
              {label}
            </Text>
            <dd>
              {text}
              {before !== null && <span className={styles["before"]}>{before}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <table className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.search}</th>
            <th scope="col">{columns.position}</th>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.clicks}</th>
            <th scope="col" data-wide>
              {columns.impressions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ search, position, change, badges, clicks, impressions }) => (
            <tr key={search}>
              <th scope="row">
                {search}
                {badges.map((badge) => (
                  <span key={badge} className={styles["badge"]}>
                    {badge}
                  </span>
                ))}
              </th>
              <td>{position}</td>
              <td>
                {change && <ChangeIndicator change={change} label={`${search}, ${columns.position}`} wordsHidden />}
              </td>
              <td>{clicks}</td>
              <td data-wide>{impressions}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost !== null && (
        <Text size="small" tone="soft" measure="var(--measure)" top="0.75rem" className={styles["lost"]}>
          {lost}
        </Text>
      )}
    </section>
  );
}
