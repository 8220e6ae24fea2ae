import type { SandboxProblem } from "./sandbox-error.ts";

/** The functions of a sandbox's process by name. Their inputs and results are plain data. */
export type TaskMap = Record<string, (...input: never[]) => unknown>;

export type Order = { task: string; input: unknown[] };

export type Reply = "ready" | { result: unknown } | { problem: SandboxProblem } | { error: string };

/** Runs in the child process: answers one order after another until the parent is gone. */
export function serve(tasks: TaskMap): void {
  process.on("disconnect", () => process.exit());
  process.on("message", (order) => void answer(tasks, order as Order).then(reply));
  reply("ready");
}

function reply(message: Reply): void {
  process.send?.(message);
}

async function answer(tasks: TaskMap, { task, input }: Order): Promise<Reply> {
  try {
    const run = tasks[task] as (...input: unknown[]) => unknown;
    return { result: await run(...input) };
  } catch (error) {
    const problem = limitOf(error);
    return problem ? { problem } : { error: String((error as Error).stack) };
  }
}

/** The engine's own limits, which it reports as errors. */
function limitOf(error: unknown): SandboxProblem | null {
  if (!(error instanceof RangeError)) return null;
  if (error.message.includes("call stack")) return "depth";
  return /(?:string|array|buffer) length|maximum size|allocation failed/i.test(error.message) ? "memory" : null;
}
