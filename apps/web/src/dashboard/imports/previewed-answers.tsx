import { useTranslation } from "react-i18next";
import type { PreviewedRow } from "@agency/contracts/imports";
import { Text } from "@agency/ui/layout";
import { useAnswerWords } from "../shared/use-answer-words.ts";
import { useFormat } from "../shared/use-format.ts";

/** A part of what an engine tells of its answers by AI, with what is kept of it so far, as an entry of a list of figures. */
export function PreviewedAnswers({ answers }: { answers: PreviewedRow["aiAnswers"][number] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { name, word } = useAnswerWords();
  const now = answers.part === "count" ? answers.count : answers.rows.length;
  return (
    <div>
      <dt>{name(answers)}</dt>
      <dd>
        {word(answers)}
        {answers.before !== null && answers.before !== now && (
          <Text as="div" size="small" tone="soft">
            {t("imports.ads.before", { value: format.number(answers.before) })}
          </Text>
        )}
      </dd>
    </div>
  );
}
