import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "@agency/model/problems";
import { sourceProblemOf } from "./source-problem-of.ts";

/** Describes the problem of a report, an email or a source in the reader's language. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation("errors");
  return useCallback(
    (problem) => {
      const { code = "internal_error", params = {} } = problem ?? {};
      const reason = sourceProblemOf(problem);
      return t(`problem.${code}`, {
        reply: params["reply"],
        source: params["source"],
        reason: reason && t(`source.${reason}`),
      });
    },
    [t],
  );
}
