import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@agency/testing/free-port";

const server = fileURLToPath(new URL("../server.ts", import.meta.url));

export type ApiProcess = {
  port: number;
  metricsPort: number;
  /** What it printed. */
  printed: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>;
};

/** Starts the API as it is started in earnest, with this environment and no other. Resolves when it is ready. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child: ChildProcess = spawn(process.execPath, [server], {
    env: { PATH: process.env["PATH"], PORT: `${port}`, METRICS_PORT: `${metricsPort}`, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  let running = true;
  void ended.then(() => (running = false));
  while (!(await isReady(port))) {
    if (!running) throw new Error(`The API ended:\n${printed}`);
    await sleep(50);
  }
  return { port, metricsPort, printed: () => printed, signal: (signal) => void child.kill(signal), ended };
}

/** Whether the API at a port of this machine says that requests may be sent there. */
export async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
