import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SpeedFigures } from "../speed-test.ts";
import type { LighthouseReport, LighthouseRun, LighthouseTask } from "./child-task.ts";

/** Lighthouse has no figures for a page. */
export class LighthouseError extends Error {
  override name = "LighthouseError";
}

const childPath = fileURLToPath(new URL("child.ts", import.meta.url));

/** Timeout for the whole run, in ms. After it, the browser and Lighthouse are killed. */
export const lighthouseDeadline = 35_000;

export type Watching = {
  signal: AbortSignal;
  reach: (stage: "measuring" | "scoring") => void;
  deadline?: number;
};

/**
 * Measures a page with Lighthouse and its browser in a child process, and leaves neither processes nor files behind.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export async function measureInChild(url: string, run: LighthouseRun, watching: Watching): Promise<SpeedFigures> {
  const report = await runChild({ ...run, url, job: "measure" }, watching);
  if (report.kind !== "figures") throw new LighthouseError("There are no figures");
  return report.figures;
}

/**
 * Draws a page with a browser in a child process, and leaves neither processes nor files behind.
 * @returns its HTML after its scripts ran
 * @throws LighthouseError when the page cannot be drawn in time; the signal's reason when that is aborted
 */
export async function drawInChild(url: string, run: LighthouseRun, watching: Watching): Promise<string> {
  const report = await runChild({ ...run, url, job: "draw" }, watching);
  if (report.kind !== "drawn") throw new LighthouseError("There is no page");
  return report.html;
}

async function runChild(
  task: Omit<LighthouseTask, "profile">,
  { signal, reach, deadline = lighthouseDeadline }: Watching,
): Promise<LighthouseReport> {
  signal.throwIfAborted();
  const profile = await mkdtemp(join(profilesFolder(), "speed-test-"));
  const child = startChild(profile);
  try {
    return await ask(child, { ...task, profile }, { reach, signal, deadline });
  } finally {
    await end(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined);
  }
}

/** The browser opens a socket in its profile. Unix limits its path to 108 bytes, of which the browser adds about 65. */
function profilesFolder(): string {
  const folder = tmpdir();
  return folder.length > 40 && process.platform !== "win32" ? "/tmp" : folder;
}

/** Starts the child as leader of a process group, so that the browser can be killed with it, and without our secrets. */
function startChild(profile: string): ChildProcess {
  return fork(childPath, [], {
    cwd: profile,
    detached: true,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { PATH: process.env["PATH"], HOME: profile, TMPDIR: profile, NODE_ENV: "production" },
  });
}

function ask(
  child: ChildProcess,
  task: LighthouseTask,
  { reach, signal, deadline }: Required<Watching>,
): Promise<LighthouseReport> {
  const answer = Promise.withResolvers<LighthouseReport>();
  const fail = (reason: string) => answer.reject(new LighthouseError(reason));
  const stop = () => answer.reject(signal.reason as Error);
  const late = setTimeout(() => fail("It took too long"), deadline);
  signal.addEventListener("abort", stop);
  child.on("error", (error) => fail(error.message));
  child.on("exit", () => fail("Lighthouse exited without a result"));
  child.on("message", (message) => {
    const report = message as LighthouseReport;
    if (report.kind === "stage") reach(report.stage);
    else if (report.kind === "failed") fail(report.reason);
    else answer.resolve(report);
  });
  child.send(task, (error) => {
    if (error) fail(error.message);
  });
  return answer.promise.finally(() => {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
  });
}

/** Kills the child and the browser and waits for the child's exit. */
async function end(child: ChildProcess): Promise<void> {
  const gone = child.exitCode !== null || child.signalCode !== null ? null : once(child, "exit");
  try {
    // The whole group, because the browser would survive its parent.
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group has already exited.
  }
  await gone;
}
