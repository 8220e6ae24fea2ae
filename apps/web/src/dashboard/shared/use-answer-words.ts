import { useTranslation } from "react-i18next";
import { type AiAnswers, answerEngineNames } from "@agency/model/ai-answers";
import { useFormat } from "./use-format.ts";

/** Words a part of what an engine tells of its answers by AI, and names it: "Google: AI answers", "shown 1,204 times". */
export function useAnswerWords(): { name: (answers: AiAnswers) => string; word: (answers: AiAnswers) => string } {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return {
    name: ({ engine, part }) => t(`imports.answers.name.${part}`, { engine: answerEngineNames[engine] }),
    word: (answers) => {
      if (answers.part !== "count")
        return t(`imports.answers.${answers.part}`, {
          count: answers.rows.length,
          value: format.number(answers.rows.length),
        });
      if (answers.count === null) return t("imports.answers.lacking");
      const times = t(`imports.answers.count.${answers.engine}`, { value: format.number(answers.count) });
      if (answers.pagesPerDay === null) return times;
      return format.parts([times, t("imports.answers.perDay", { value: format.number(answers.pagesPerDay) })]);
    },
  };
}
