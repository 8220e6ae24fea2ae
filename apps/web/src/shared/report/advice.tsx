import type { ReportDocument } from "@agency/model/report/report-document";
import styles from "./advice.module.css";

/** The recommendations, and the staff's comment if there is one. */
export function Advice({ document: { recommendations, comment } }: { document: ReportDocument }) {
  return (
    <div className={styles["advice"]}>
      {recommendations.sentences.length > 0 && (
        <section aria-labelledby="recommendations">
          <h3 id="recommendations" className={styles["title"]}>
            {recommendations.heading}
          </h3>
          <ol className={styles["list"]}>
            {recommendations.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
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
