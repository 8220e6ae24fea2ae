import type { ReportDocument } from "@agency/model/report/report-document";
import styles from "./work-done.module.css";

/** What the agency did in the period, in the words of the staff. */
export function WorkDone({ work: { heading, items } }: { work: NonNullable<ReportDocument["work"]> }) {
  return (
    <section aria-labelledby="work-done">
      <h3 id="work-done" className={styles["title"]}>
        {heading}
      </h3>
      <ul className={styles["list"]}>
        {items.map(({ date, text, link }) => (
          <li key={`${date} ${text}`}>
            <span className={styles["date"]}>{date}</span>
            {link === null ? (
              text
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
