import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../repository.mjs";
import { turbo } from "../turbo.mjs";

/**
 * One package's part in a turbo task.
 * @typedef {object} Part
 * @property {string} name the package
 * @property {string} folder
 * @property {boolean} ok
 * @property {boolean} cached
 * @property {string} output
 */

/**
 * Runs a task in every package that has it, to the end, and tells how each went.
 * @param {string[]} args of `turbo run`
 * @param {{ env: Record<string, string>, log: string }} options
 * @returns {Promise<{ parts: Part[], problem: string | undefined }>} `problem`: it failed otherwise than in a package
 */
export async function runTask(args, { env, log }) {
  const [task = "", ...rest] = args;
  const { code, output } = await turbo(
    ["run", task, "--summarize", "--continue=always", "--output-logs=full", ...rest],
    {
      env,
      log,
    },
  );
  const summary = readSummary(output);
  if (summary === undefined) return { parts: [], problem: output };
  const parts = summary.tasks
    .filter((one) => one.task === task && one.command !== "<NONEXISTENT>")
    .map((one) => ({
      name: one.package,
      folder: join(root, one.directory),
      ok: one.execution?.exitCode === 0,
      cached: one.cache.status === "HIT",
      output: one.logFile === undefined ? output : readIfThere(join(root, one.logFile)),
    }));
  return { parts, problem: code !== 0 && parts.every(({ ok }) => ok) ? output : undefined };
}

/**
 * @param {string} output
 * @returns {import("../reports.d.ts").TurboSummary | undefined}
 */
function readSummary(output) {
  const path = /^Summary:\s+(\S+)$/m.exec(output)?.[1];
  if (path === undefined || !existsSync(path)) return undefined;
  const summary = JSON.parse(readFileSync(path, "utf8"));
  rmSync(path);
  return summary;
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? stripVTControlCharacters(readFileSync(path, "utf8")) : "";
}
