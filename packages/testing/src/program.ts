import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A program that runs beside the tests and never outlives them. */
export type Program = {
  pid: number | undefined;
  /** Its output so far. */
  printed: () => string;
  /** The exit code once it has exited; null when a signal killed it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  signal: (name: NodeJS.Signals) => void;
  /** Kills it without warning, like a power cut. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
};

type Options = {
  /** Its whole environment, apart from PATH. */
  environment?: Record<string, string>;
  folder?: string | undefined;
  /** Receives every line of its standard output. */
  onLine?: ((line: string) => void) | undefined;
  /** Receives its standard error. */
  onError?: (text: string) => void;
};

/** Starts a program. */
export function startProgram(command: string, args: string[], options: Options = {}): Program {
  const { environment, folder, onLine, onError } = options;
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
  if (onError) child.stderr.on("data", onError);

  const last = () => child.kill("SIGKILL");
  process.once("exit", last);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  void ended.finally(() => process.off("exit", last));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const endBy = (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid,
    printed: () => printed,
    ended,
    hasEnded,
    signal: (name) => void child.kill(name),
    kill: async () => void (await endBy("SIGKILL")),
    stop: () => endBy("SIGTERM"),
  };
}

/** The repository's folder. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts one of the product's own programs, such as `apps/api/src/server.ts`, on the Node that runs the tests. */
export function startEntry(
  entry: string,
  { root = repository, environment, ...options }: Options & { root?: string },
  args: string[] = [],
): Program {
  // Compiling the same files again takes a third of a start.
  const cache = { NODE_COMPILE_CACHE: join(repository, "node_modules/.cache/node") };
  return startProgram(process.execPath, [join(root, entry), ...args], {
    ...options,
    environment: { ...cache, ...environment },
  });
}
