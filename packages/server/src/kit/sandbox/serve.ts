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

/** The functions of a sandbox's process by name. Their inputs and results are plain data. */
export type TaskMap = Record<string, (...input: never[]) => unknown>;

export type Order = { task: string; input: unknown[] };

/** "begun": the task's code is loaded, and it starts. */
export type Reply = "ready" | "begun" | { result: unknown } | { problem: SandboxProblem } | { error: string };

/** Functions are loaded when needed, so that a process loads no code of other tasks. */
type Loaders<T extends TaskMap> = { [N in keyof T]: { load: () => Promise<T[N]> } };

/** Runs in the child process: answers one order after another until the parent is gone. */
export function serve<T extends TaskMap>(loaders: Loaders<T>): void {
  process.on("disconnect", () => process.exit());
  process.on("message", (order) => void answer(loaders, order as Order).then(reply));
  reply("ready");
}

function reply(message: Reply): void {
  process.send?.(message);
}

async function answer<T extends TaskMap>(loaders: Loaders<T>, { task, input }: Order): Promise<Reply> {
  try {
    const run = await loaders[task]?.load();
    reply("begun");
    return { result: await run?.(...(input as never[])) };
  } catch (error) {
    const problem = engineLimit(error);
    return problem ? { problem } : { error: String((error as Error).stack) };
  }
}

/** The engine's own limits, which it reports as errors. */
function engineLimit(error: unknown): SandboxProblem | null {
  if (!(error instanceof RangeError)) return null;
  if (error.message.includes("call stack")) return "depth";
  return /(?:string|array|buffer) length|maximum size|allocation failed/i.test(error.message) ? "memory" : null;
}
