import { execFile } from "node:child_process";
import { access, constants, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a working browser for the speed test.
 * @param given CHROMIUM_PATH: its path, `off` for none, undefined to search the usual places
 * @returns its path; null when there is none
 */
export async function findChromium(given: string | undefined): Promise<string | null> {
  if (given === "off") return null;
  for (const path of given ? [given] : usualPlaces) {
    if (await runs(path)) return path;
  }
  return null;
}

/** Checks the version, because some systems have a stub that only says where to get the browser. */
async function runs(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await run(path, ["--version"], { timeout: 10_000 });
    return /chrom/i.test(stdout) && /\d/.test(stdout);
  } catch {
    return false;
  }
}

const probed = new Map<string, Promise<boolean>>();

/** Whether the browser starts with its own sandbox: not as root, and not where the system allows no user namespaces. */
export function sandboxWorks(path: string): Promise<boolean> {
  const known = probed.get(path) ?? startsWithSandbox(path);
  probed.set(path, known);
  return known;
}

async function startsWithSandbox(path: string): Promise<boolean> {
  if (process.getuid?.() === 0) return false;
  const profile = await mkdtemp(join(tmpdir(), "sandbox-"));
  const flags = ["--headless=new", "--disable-gpu", "--no-first-run", `--user-data-dir=${profile}`, "--dump-dom"];
  const env = { PATH: process.env["PATH"], HOME: profile, TMPDIR: profile };
  try {
    const { stdout } = await run(path, [...flags, "about:blank"], { timeout: 20_000, env });
    return stdout.includes("<html");
  } catch {
    return false;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}
