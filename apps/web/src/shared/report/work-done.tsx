import type { Language } from "@agency/content/settings";
import type { ReportDocument } from "@agency/model/report/report-document";
import styles from "./work-done.module.css";

export type WorkDoneProps = {
  work: NonNullable<ReportDocument["work"]>;
  /** The language of the page around it. */
  language: Language;
};

/** What the agency did in the period, in the words of the staff. */
export function WorkDone({ work: { heading, items, ...work }, language }: WorkDoneProps) {
  const lang = work.language === language ? {} : { lang: work.language };
  return (
    <section aria-labelledby="work-done">
      <h3 id="work-done" className={styles["title"]}>
        {heading}
      </h3>
      <ul className={styles["list"]}>
        {items.map(({ date, text, link }, index) => (
          <li key={index}>
            <span className={styles["date"]}>{date}</span>
            {link === null ? (
              <span {...lang}>{text}</span>
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer" {...lang}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
