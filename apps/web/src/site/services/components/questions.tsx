import { useTranslation } from "react-i18next";
import styles from "./questions.module.css";

export type QuestionsProps = { faqs: readonly { question: string; answer: string }[] };

/** Questions that expand to their answers without JavaScript. */
export function Questions({ faqs }: QuestionsProps) {
  const { t } = useTranslation("services");
  return (
    <section id="questions" tabIndex={-1} className={styles["questions"]} aria-labelledby="questions-title">
      <h2 id="questions-title">{t("frame.faq.title")}</h2>
      <div className={styles["list"]}>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
