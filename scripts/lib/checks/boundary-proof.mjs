import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { turbo } from "../turbo.mjs";

const neverCopied = new Set([
  "node_modules",
  ".git",
  ".turbo",
  ".vitest",
  ".react-router",
  "build",
  "data",
  "test-results",
]);

/** Deliberately wrong imports, one for each way around the rules. */
const wrongImports = [
  {
    why: "the browser's code reaches the server's",
    file: "apps/web/src/wrong.ts",
    from: "@agency/platform/environment",
  },
  { why: "a leaf imports a package of ours", file: "packages/core/src/wrong.ts", from: "@agency/platform/environment" },
  {
    why: "a relative path leaves the package",
    file: "packages/core/src/wrong.ts",
    from: "../../platform/src/environment.ts",
  },
  {
    why: "the wrong package is even declared as a dependency",
    file: "apps/web/src/wrong.ts",
    from: "@agency/platform/environment",
    declare: {
      manifest: "apps/web/package.json",
      dependency: "@agency/platform",
      named: "allowlist for `@agency/web`",
    },
  },
];

/**
 * Proves that `turbo boundaries` trips over a wrong import: a copy of the repository is given one at a time, and each must be
 * refused by name. The copy keeps the working tree clean, whatever ends this command midway.
 * @param {string} root
 * @param {string} folder a temporary one
 * @param {string} log
 * @returns {Promise<string[]>} what was not caught
 */
export async function provenBoundaries(root, folder, log) {
  const copy = join(folder, "boundaries");
  cpSync(root, copy, { recursive: true, filter: (path) => !neverCopied.has(basename(path)) });
  const clean = await turbo(["boundaries"], { cwd: copy, log });
  if (clean.code !== 0)
    return [`A copy without any wrong import is refused, so the proof says nothing:\n${clean.output}`];

  /** @type {string[]} */
  const missed = [];
  for (const { why, file, from, declare } of wrongImports) {
    const undo = declare && declareDependency(join(copy, declare.manifest), declare.dependency);
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `import { readEnvironment } from "${from}";\n\nreadEnvironment({});\n`);
    const { code, output } = await turbo(["boundaries"], { cwd: copy, log });
    const named = declare?.named ?? file;
    if (code === 0 || !output.replaceAll(/\s+\|?\s*/g, " ").includes(named)) {
      missed.push(`Not caught: ${why} (${file} imports ${from}). turbo said:\n${output}`);
    }
    rmSync(join(copy, file));
    undo?.();
  }
  return missed;
}

/**
 * @param {string} manifest
 * @param {string} dependency
 */
function declareDependency(manifest, dependency) {
  const before = readFileSync(manifest, "utf8");
  const changed = JSON.parse(before);
  changed.dependencies = { ...changed.dependencies, [dependency]: "workspace:*" };
  writeFileSync(manifest, JSON.stringify(changed, undefined, 2));
  return () => writeFileSync(manifest, before);
}
