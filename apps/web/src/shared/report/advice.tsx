import type { ReportDocument } from "@agency/model/report/report-document";
import { WorkDone } from "./work-done.tsx";
import styles from "./advice.module.css";

/** What was done, the recommendations, and the staff's comment if there is one. */
export function Advice({ document: { language, work, recommendations, comment } }: { document: ReportDocument }) {
  return (
    <div className={styles["advice"]}>
      {work && <WorkDone work={work} />}
      {recommendations.sentences.length > 0 && (
        <section aria-labelledby="recommendations">
          <h3 id="recommendations" className={styles["title"]}>
            {recommendations.heading}
          </h3>
          <ol className={styles["list"]}>
            {recommendations.sentences.map((sentence) => (
              <li key={sentence.text} {...(sentence.language !== language && { lang: sentence.language })}>
                {sentence.text}
              </li>
            ))}
          </ol>
        </section>
      )}
      {comment && (
        <section className={styles["comment"]} aria-labelledby="comment">
          <h3 id="comment" className={styles["title"]}>
            {comment.heading}
          </h3>
          <p lang={comment.language}>{comment.text}</p>
        </section>
      )}
    </div>
  );
}
