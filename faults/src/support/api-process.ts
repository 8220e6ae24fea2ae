import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { killProgram } from "./programs.ts";

const entry = (name: string) => fileURLToPath(import.meta.resolve(`@agency/api/${name}`));

export type ApiProcess = {
  url: string;
  /** What it logged and printed. */
  printed: () => string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop: () => Promise<number | null>;
};

/** Brings the database up to date and makes the staff account, as every start of the product does. */
export async function setUp(environment: Record<string, string>): Promise<void> {
  const child = run("setup", environment);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The set-up ended with ${String(code)}:\n${said}`);
}

/** The API as a process of its own, at the address that `environment` names. */
export function apiProcess(environment: Record<string, string>): ApiProcess {
  const url = `http://127.0.0.1:${environment["PORT"]}`;
  let child: ChildProcess;
  let printed = "";
  return {
    url,
    printed: () => printed,
    start: async () => {
      child = run("server", environment);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (text: Buffer) => (printed += text.toString()));
      }
      await vi.waitFor(() => fetch(url), { timeout: 90_000, interval: 50 });
    },
    kill: () => killProgram(child),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

function run(name: string, environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [entry(name)], {
    cwd: environment["DATA_DIR"],
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const last = () => child.kill("SIGKILL");
  process.once("exit", last);
  child.once("exit", () => process.off("exit", last));
  return child;
}
