/**
 * Why the sandbox gave no result:
 * - `time`, `memory`, `depth`: the work exceeded that limit
 * - `busy`: too much work is waiting
 */
export type SandboxProblem = "time" | "memory" | "depth" | "busy";

/** Work that the sandbox ended, or did not take. */
export class SandboxError extends Error {
  override name = "SandboxError";
  readonly problem: SandboxProblem;

  constructor(problem: SandboxProblem) {
    super(problem);
    this.problem = problem;
  }
}
