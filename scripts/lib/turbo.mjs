import { join } from "node:path";
import { run } from "./processes.mjs";
import { childEnvironment, root } from "./repository.mjs";

/**
 * Runs turbo to its end.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, log?: string }} [options]
 */
export function turbo(args, { cwd = root, env = childEnvironment(), log } = {}) {
  return run(process.execPath, [join(root, "node_modules/turbo/bin/turbo"), ...args], {
    cwd,
    env,
    stopSignal: "SIGINT",
    ...(log === undefined ? {} : { log }),
  });
}
