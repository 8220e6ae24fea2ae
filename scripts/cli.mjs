import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import { describeError, Failure } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode, findProductNode } from "./lib/node-version.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/**
 * `npm run cli -- <command>`, `npm run backup -- <target>` and `npm run restore -- <archive>`: the operators' commands, on the
 * product's Node, with this terminal as their input and output. The database of `npm start` is theirs too.
 */
async function main() {
  checkNode(process.versions.node);
  // Paths that a person types are meant from where they stand, and DATA_DIR as `npm start` means it.
  const cwd = process.env.INIT_CWD || process.cwd();
  loadEnvironmentFile(root, process.env, cwd);
  await installIfNeeded(root);
  const node = findProductNode(root, { ...process, version: process.versions.node });
  const child = spawn(node, [join(root, "apps/api/src/cli.ts"), ...process.argv.slice(2)], {
    cwd,
    env: { ...childEnvironment(), DATA_DIR: resolve(root, process.env.DATA_DIR || "./data") },
    stdio: "inherit",
  });
  // The child is told by the terminal itself; this process waits for its word.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.exitCode = await new Promise((done, fail) => {
    child.once("error", () => fail(new Failure(`${node} could not be started.`)));
    child.once("close", (code) => done(code ?? 1));
  });
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
