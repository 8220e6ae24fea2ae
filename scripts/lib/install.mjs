import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { run } from "./processes.mjs";
import { childEnvironment } from "./repository.mjs";

/**
 * Installs the dependencies when they are missing or the lockfile has changed since they were installed.
 * @param {string} root
 * @throws {Failure} when the installation fails
 */
export async function installIfNeeded(root) {
  const wanted = fingerprint(root);
  const stamp = join(root, "node_modules/.installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing the dependencies (the first time, this takes a minute or so) ...");
  const pnpm = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager;
  const { code } = await run(
    "npx",
    ["--yes", "--loglevel=error", pnpm, "install", "--frozen-lockfile", "--reporter=append-only"],
    {
      cwd: root,
      // CI: it asks nothing.
      env: { ...childEnvironment(), CI: "true" },
      inherit: true,
    },
  );
  if (code !== 0) throw new Failure("The dependencies could not be installed; the reason is above.");
  writeFileSync(stamp, wanted);
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
