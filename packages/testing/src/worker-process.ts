import { type Program, startEntry } from "./program.ts";

/** A line of the worker's log. `level` 40 is a warning, 50 and above an error. */
export type LogLine = { level: number; msg: string; [key: string]: unknown };

export type WorkerProcess = Pick<Program, "kill" | "stop"> & {
  log: LogLine[];
  /** What it printed besides its log: warnings of Node and of libraries, a crash. */
  printed: () => string;
  /** Stops it in its tracks, and lets it go on as if nothing had been. */
  freeze: () => void;
  thaw: () => void;
};

/** Starts the worker as it is started in earnest, with this environment and no other. Resolves when it is ready. */
export async function startWorkerProcess(environment: Record<string, string>): Promise<WorkerProcess> {
  const log: LogLine[] = [];
  const ready = Promise.withResolvers<void>();
  const program = startEntry("apps/worker/src/main.ts", {
    environment,
    folder: environment["DATA_DIR"],
    onLine: (line) => {
      if (!line.startsWith("{")) return;
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      if (entry.msg === "The worker is ready") ready.resolve();
    },
  });
  void program.ended.then((code) => ready.reject(new Error(`The worker ended with ${code}:\n${program.printed()}`)));
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
