import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SpeedFigures } from "@agency/core/speed-test/speed-test";
import { startForwardProxy } from "../outbound/proxy.ts";
import type { Resolve } from "../outbound/resolve.ts";
import type { LighthouseReport, LighthouseTask } from "./child-messages.ts";

const childPath = fileURLToPath(new URL("child.ts", import.meta.url));

/** Timeout for the whole run, in ms. After it, the browser and Lighthouse are killed. */
const lighthouseDeadline = 35_000;

class LighthouseError extends Error {
  override name = "LighthouseError";
}

type Options = {
  chromium: string;
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
  signal: AbortSignal;
  reach: (stage: "measuring" | "scoring") => void;
  deadline?: number;
};

/**
 * Measures a page, loaded as on a phone, in a separate browser that can reach only the public internet.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export async function runLighthouse(url: string, options: Options): Promise<SpeedFigures> {
  const { chromium, allow, resolve, signal, reach, deadline = lighthouseDeadline } = options;
  signal.throwIfAborted();
  const proxy = await startForwardProxy({ allow, resolve });
  const profile = await mkdtemp(join(profilesFolder(), "speed-test-"));
  const child = startChild(profile);
  try {
    return await ask(child, { url, chromium, proxyPort: proxy.port, profile }, { reach, signal, deadline });
  } finally {
    await end(child);
    await proxy.close();
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
  { reach, signal, deadline }: Required<Pick<Options, "reach" | "signal" | "deadline">>,
): Promise<SpeedFigures> {
  const answer = Promise.withResolvers<SpeedFigures>();
  const fail = (reason: string) => answer.reject(new LighthouseError(reason));
  const stop = () => answer.reject(signal.reason as Error);
  const late = setTimeout(() => fail("It took too long"), deadline);
  signal.addEventListener("abort", stop);
  child.on("error", (error) => fail(error.message));
  child.on("exit", () => fail("Lighthouse exited without a result"));
  child.on("message", (message) => {
    const report = message as LighthouseReport;
    if (report.kind === "stage") reach(report.stage);
    else if (report.kind === "figures") answer.resolve(report.figures);
    else fail(report.reason);
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
