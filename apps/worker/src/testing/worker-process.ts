import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A line of the worker's log. `level` 40 is a warning, 50 and above an error. */
export type LogLine = { level: number; msg: string; [key: string]: unknown };

export type WorkerProcess = {
  log: LogLine[];
  /** What it printed besides its log: warnings of Node and of libraries, a crash. */
  printed: () => string;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it does. Ended by force, and told as `null`, when it takes longer than `patience` ms. */
  stop: (patience?: number) => Promise<number | null>;
  /** Stops it in its tracks, and lets it go on as if nothing had been. */
  freeze: () => void;
  thaw: () => void;
};

/** Starts the worker as it is started in earnest, with this environment and no other. Resolves when it is ready. */
export async function startWorkerProcess(environment: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: environment["DATA_DIR"],
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: LogLine[] = [];
  let printed = "";
  const ready = Promise.withResolvers<void>();
  createInterface(child.stdout).on("line", (line) => {
    if (!line.startsWith("{")) {
      printed += `${line}\n`;
      return;
    }
    const entry = JSON.parse(line) as LogLine;
    log.push(entry);
    if (entry.msg === "The worker is ready") ready.resolve();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  void ended.then((code) => ready.reject(new Error(`The worker ended with ${code}:\n${printed}`)));
  await ready.promise;

  return {
    log,
    printed: () => printed,
    kill: async () => {
      end(child, "SIGKILL");
      await ended;
    },
    stop: async (patience = 5000) => {
      end(child, "SIGTERM");
      const giveUp = new AbortController();
      const late = sleep(patience, undefined, { signal: giveUp.signal }).then(() => child.kill("SIGKILL"));
      const code = await ended;
      giveUp.abort();
      await late.catch(() => undefined);
      return code;
    },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
