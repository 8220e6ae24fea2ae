import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A server that a test may take away as a power cut does, and give back on the same data. */
export type Service = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
};

/** What `npm run test:faults` gives. @throws Error that says so where it is missing: no test passes for want of a part */
export function given(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing: \`npm run test:faults\` prepares what these tests need`);
  return value;
}

/** Starts a program, which does not outlive this process. */
export function startProgram(program: string, args: string[], environment?: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const last = () => child.kill("SIGKILL");
  process.once("exit", last);
  child.once("exit", () => process.off("exit", last));
  return child;
}

/** Ends a process as a power cut does. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
