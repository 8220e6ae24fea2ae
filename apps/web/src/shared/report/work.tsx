import type { Language } from "@agency/content/settings";
import type { WorkLines } from "@agency/model/report/report-document";
import styles from "./work.module.css";

export type WorkProps = {
  id: string;
  lines: WorkLines;
  /** The language of the page around it. */
  language: Language;
};

/** What the agency did in the period or plans, in the words of the staff. */
export function Work({ id, lines: { heading, items, ...lines }, language }: WorkProps) {
  const lang = lines.language === language ? {} : { lang: lines.language };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles["title"]}>
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
