import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "@agency/model/problems";
import { sourceProblems } from "@agency/model/source-problem";

/** Describes the problem of a report, an email or a source in the reader's language. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation("errors");
  return useCallback(
    (problem) => {
      const { code = "internal_error", params = {} } = problem ?? {};
      const reason = sourceProblems.find((known) => known === params["problem"]);
      return t(`problem.${code}`, {
        reply: params["reply"],
        source: params["source"],
        reason: reason && t(`source.${reason}`),
      });
    },
    [t],
  );
}
