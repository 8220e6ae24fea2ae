import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What is not in the repository: installed, built, or a tool's own. */
const made = /(?:^|\/)(?:node_modules|build|sites|dist|\.[^/]+)\//;

/**
 * Every file of a folder of the repository, by its path from the root. Empty for a missing folder.
 * @param {string} root of the repository
 * @param {string} folder
 * @param {readonly RegExp[]} exceptions paths to leave out; those of folders end with a slash
 * @returns {string[]}
 */
export function filesIn(root, folder, exceptions) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    const whole = entry.isDirectory() ? `${path}/` : path;
    if (made.test(whole) || exceptions.some((each) => each.test(whole))) return [];
    return entry.isDirectory() ? filesIn(root, path, exceptions) : [path];
  });
}
