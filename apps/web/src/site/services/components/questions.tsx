import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/text";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import styles from "./questions.module.css";

export type QuestionsProps = { faqs: readonly { question: string; answer: string }[] };

/** Questions that expand to their answers without JavaScript. */
export function Questions({ faqs }: QuestionsProps) {
  const { t } = useTranslation("services");
  return (
    <Band
      ground="soft"
      gap="2rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      id="questions"
      tabIndex={-1}
      aria-labelledby="questions-title"
    >
      <Title size="section" measure="10ch" id="questions-title">
        {t("frame.faq.title")}
      </Title>
      <div className={styles["list"]}>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Text tone="soft" measure="var(--measure)">
              {answer}
            </Text>
          </details>
        ))}
      </div>
    </Band>
  );
}
