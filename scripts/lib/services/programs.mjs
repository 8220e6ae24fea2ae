import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { run } from "../processes.mjs";

/** Where servers are installed although an ordinary account's PATH leaves it out. */
const serverFolders = ["/usr/sbin", "/usr/local/sbin", "/sbin", "/opt/homebrew/bin", "/usr/local/bin"];

/**
 * @param {string[]} names the first that is found is taken
 * @returns {string | undefined} its path
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(":"), ...serverFolders].filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @returns {Promise<string>} what `--version` says, empty when the program does not run
 */
export async function readVersion(path) {
  const { code, output } = await run(path, ["--version"]);
  return code === 0 ? output.trim() : "";
}
