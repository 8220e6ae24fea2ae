import type { Problem } from "@agency/model/problems";
import { type SourceProblem, sourceProblems } from "@agency/model/source-problem";

/** Why a source could not be read; null when a problem is of another kind, such as that of a source that waits for its turn. */
export function sourceProblemOf(problem: Problem | null): SourceProblem | null {
  return sourceProblems.find((known) => known === problem?.params["problem"]) ?? null;
}
