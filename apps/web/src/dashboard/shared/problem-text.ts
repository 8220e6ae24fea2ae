import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "@agency/model/problems";
import { type SourceProblem, sourceProblems } from "@agency/model/source-problem";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";

/** Describes the problem of a report, an email or a source in the reader's language. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation("errors");
  return useCallback(
    (problem) => {
      const { code = "internal_error", params = {} } = problem ?? {};
      const reason = toSourceProblem(problem);
      return t(`problem.${code}`, {
        reply: params["reply"],
        source: params["source"],
        reason: reason && t(`source.${reason}`),
      });
    },
    [t],
  );
}

/** Why a source could not be read; null when a problem is of another kind, such as that of a source that waits for its turn. */
export function toSourceProblem(problem: Problem | null): SourceProblem | null {
  return sourceProblems.find((known) => known === problem?.params["problem"]) ?? null;
}

/** Says in a toast that something failed. `makeTitle` words it with the server's message. */
export function failureToast(makeTitle: (message: string) => string): (error: unknown) => void {
  return (error) => toast({ title: makeTitle(errorMessage(error)), variant: "destructive" });
}
