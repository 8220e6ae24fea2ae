import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useProblemText } from "../../shared/problem-text.ts";
import { useBoardFormat } from "./use-board-format.ts";

/** What the rows are worded with. */
export type BoardTexts = ReturnType<typeof useBoardTexts>;

/** Called once by the table: hooks in each cell would take longer than the cells. The same until the language changes. */
export function useBoardTexts() {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const { t: tReport } = useTranslation("report");
  const problemText = useProblemText();
  const format = useBoardFormat();
  const language = useLanguage();
  return useMemo(
    () => ({ t, tAdmin, tReport, problemText, format, language }),
    [t, tAdmin, tReport, problemText, format, language],
  );
}
