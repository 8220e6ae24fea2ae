import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useProblemText } from "../shared/problem-text.ts";

/** What the rows are worded with. */
export type RowTexts = ReturnType<typeof useRowTexts>;

/** Called once by the table: hooks in each row take longer than the row. The same until the language changes. */
export function useRowTexts() {
  const { t } = useTranslation(["admin", "board"]);
  const problemText = useProblemText();
  const language = useLanguage();
  return useMemo(() => ({ t, problemText, language }), [t, problemText, language]);
}
