import type { ReportDocument } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import type { WordSection } from "./overview-blocks.ts";
import { Work } from "./work.tsx";
import styles from "./advice.module.css";

export type AdviceProps = { document: ReportDocument; sections: WordSection[] };

/** What was done and is planned, the recommendations and the staff's comment, in the order of the report. */
export function Advice({ document: { language, work, next, recommendations, comment }, sections }: AdviceProps) {
  const parts = {
    work: work && <Work key="work" id="work-done" lines={work} language={language} />,
    next: next && <Work key="next" id="work-planned" lines={next} language={language} />,
    recommendations: recommendations && (
      <section key="recommendations" aria-labelledby="recommendations">
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
    ),
    comment: comment && (
      <section key="comment" className={styles["comment"]} aria-labelledby="comment">
        <h3 id="comment" className={styles["title"]}>
          {comment.heading}
        </h3>
        <p lang={comment.language}>{comment.text}</p>
      </section>
    ),
  };
  return (
    <Stack gap="2rem 3rem" top="2rem" className={styles["advice"]}>
      {sections.map((section) => parts[section])}
    </Stack>
  );
}
