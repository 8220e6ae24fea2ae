import { type Program, startEntry } from "./program.ts";
import { withSecretKey } from "./secret-key.ts";

/** A line of the worker's log. `level` 40 is a warning, 50 and above an error. */
export type LogLine = { level: number; msg: string; [key: string]: unknown };

export type WorkerProcess = Pick<Program, "kill" | "stop"> & {
  log: LogLine[];
  /** Its output besides the log: warnings of Node and libraries, a crash. */
  printed: () => string;
  /** Freezes it (SIGSTOP) until `thaw`. */
  freeze: () => void;
  thaw: () => void;
};

/**
 * Starts the worker as in production, with exactly this environment. Resolves when it is ready.
 * @param file another program that starts a worker
 */
export async function startWorkerProcess(
  environment: Record<string, string>,
  file = "apps/worker/src/main.ts",
): Promise<WorkerProcess> {
  const log: LogLine[] = [];
  const ready = Promise.withResolvers<void>();
  const program = startEntry(file, {
    environment: withSecretKey(environment),
    folder: environment["DATA_DIR"],
    onLine: (line) => {
      if (!line.startsWith("{")) return;
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      if (entry.msg === "The worker is ready") ready.resolve();
    },
  });
  void program.ended.then((code) => ready.reject(new Error(`The worker exited with ${code}:\n${program.printed()}`)));
  await ready.promise;
  return {
    log,
    printed: () => program.printed().replaceAll(/^\{.*\n/gm, ""),
    kill: program.kill,
    stop: program.stop,
    freeze: () => program.signal("SIGSTOP"),
    thaw: () => program.signal("SIGCONT"),
  };
}
