import { useTranslation } from "react-i18next";
import type { Problem } from "@agency/model/problems";

/** Describes the problem of a report or an email in the reader's language. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation("errors");
  return (problem) => t(`problem.${problem?.code ?? "internal_error"}`, { reply: problem?.params["reply"] });
}
