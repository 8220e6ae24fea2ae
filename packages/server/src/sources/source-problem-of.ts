import { type SourceProblem, sourceProblems } from "@agency/model/source-problem";

/** Why a call to Google failed. Null for any other error. */
export function sourceProblemOf(error: unknown): SourceProblem | null {
  if (!(error instanceof Error) || !("problem" in error)) return null;
  const { problem } = error;
  return sourceProblems.find((known) => known === problem) ?? null;
}
