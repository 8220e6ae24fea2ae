import { spawn } from "node:child_process";
import { join } from "node:path";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import { describeError, Failure } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode, findProductNode } from "./lib/node-version.mjs";
import { root } from "./lib/repository.mjs";

/** `npm run setup`: makes an agency's folder (packages/content/setup) on the product's Node, with this terminal. */
async function main() {
  checkNode(process.versions.node);
  loadEnvironmentFile(root, process.env);
  const environment = { ...process.env };
  // The folder that it names may be gone: setup makes it.
  delete process.env.AGENCY_DIR;
  await installIfNeeded(root);
  const node = findProductNode(root, { ...process, version: process.versions.node });
  const child = spawn(node, [join(root, "packages/content/setup/main.ts"), ...process.argv.slice(2)], {
    env: environment,
    stdio: "inherit",
  });
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
