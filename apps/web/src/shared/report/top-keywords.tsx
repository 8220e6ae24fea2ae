import type { ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
import styles from "./top-keywords.module.css";

/** The keywords that rank best. Their positions are not known, so none is marked as one of the first three. */
export function TopKeywords({
  heading,
  keywords,
  none,
}: NonNullable<NonNullable<ReportDocument["seo"]>["topRankings"]>) {
  return (
    <section className={styles["top"]} aria-labelledby="top-keywords">
      <h3 id="top-keywords" className={styles["title"]}>
        {heading}
      </h3>
      {keywords.length === 0 ? (
        <Text tone="muted" top="0.5rem">
          {none}
        </Text>
      ) : (
        <ul className={styles["list"]}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
