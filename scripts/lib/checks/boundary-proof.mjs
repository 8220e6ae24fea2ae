import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { run } from "../processes.mjs";
import { turbo } from "../turbo.mjs";

const neverCopied = new Set([
  "node_modules",
  ".git",
  ".turbo",
  ".vitest",
  ".react-router",
  ".brand",
  "build",
  "sites",
  "dist",
  "data",
  "test-results",
]);

/**
 * A deliberately wrong import of a folder, and the rule of oxlint that must refuse it. It imports a type, which counts as much,
 * unless `value` is set.
 * @typedef {{ folder: string, from: string, rule: string, value?: true }} WrongImport
 */

/** For each package, one that it must not depend on, not even declared. @type {[folder: string, dependency: string][]} */
const wrongDependencies = [
  ["packages/content", "@agency/model"],
  ["packages/model", "@agency/contracts"],
  ["packages/contracts", "@agency/server"],
  ["packages/ui", "@agency/model"],
  ["packages/testing", "@agency/server"],
  ["packages/google-fake", "@agency/server"],
  ["packages/server", "@agency/ui"],
  ["apps/api", "@agency/ui"],
  ["apps/worker", "@agency/ui"],
  ["apps/web", "@agency/server"],
];

/** Imports of what a package does not declare. @type {Omit<WrongImport, "rule">[]} */
const undeclaredImports = [
  { folder: "apps/web/src", from: "@agency/server/kit/environment" },
  { folder: "packages/model/src", from: "@agency/server/kit/environment" },
  { folder: "packages/model/src/report", from: "../../../server/src/kit/environment.ts" },
];

const web = "apps/web/src";
const wings = ["site", "dashboard", "portal"];

/** One for each rule about imports in .oxlintrc.json. @type {WrongImport[]} */
const lintedImports = [
  ...["site", "shared"].map((part) => ({
    folder: `${web}/${part}`,
    from: "@mantine/core",
    rule: "eslint(no-restricted-imports)",
  })),
  ...[...wings, "shared", "app"].map((part) => ({
    folder: `${web}/${part}`,
    from: "@agency/contracts/calls",
    value: true,
    rule: "eslint(no-restricted-imports)",
  })),
  ...[...wings, "shared"].flatMap((part) =>
    [...wings, "app"]
      .filter((other) => other !== part)
      .map((other) => ({
        folder: `${web}/${part}`,
        from: `../${other}/anything.ts`,
        rule: "eslint(no-restricted-imports)",
      })),
  ),
  ...["model", "contracts", "server"].map((name) => ({
    folder: `packages/${name}/src`,
    from: "@agency/content/agency",
    rule: "eslint(no-restricted-imports)",
  })),
  ...["model", "contracts"].map((name) => ({
    folder: `packages/${name}/src`,
    from: "@agency/content/brand",
    rule: "eslint(no-restricted-imports)",
  })),
  ...["model", "contracts"].map((name) => ({
    folder: `packages/${name}/src`,
    from: "node:fs",
    rule: "import(no-nodejs-modules)",
  })),
  // A circle of one, and of types only.
  { folder: "packages/server/src", from: "./wrong-import-{index}.ts", rule: "import(no-cycle)" },
];

/**
 * Proves each rule about imports: a copy of the repository gets wrong imports, each of which `turbo boundaries` or oxlint must
 * refuse by name. The copy keeps the working tree clean, whatever ends this command midway.
 * @param {string} root
 * @param {string} folder a temporary one
 * @param {string} log
 * @returns {Promise<string[]>} what was not caught
 */
export async function provenBoundaries(root, folder, log) {
  const copy = join(folder, "boundaries");
  cpSync(root, copy, { recursive: true, filter: (path) => !neverCopied.has(basename(path)) });
  const boundaries = () => turbo(["boundaries"], { cwd: copy, log });
  const clean = await boundaries();
  if (clean.code !== 0)
    return [`A copy without any wrong import is refused, so the proof says nothing:\n${clean.output}`];
  return [
    ...(await uncaughtUndeclared(copy, boundaries)),
    ...(await uncaughtDeclared(copy, boundaries)),
    ...(await uncaughtByLint(root, copy, log)),
  ];
}

/** @typedef {() => ReturnType<typeof turbo>} Boundaries */

/**
 * @param {string} copy
 * @param {Boundaries} boundaries
 */
async function uncaughtUndeclared(copy, boundaries) {
  const files = undeclaredImports.map((wrong, index) => ({ ...wrong, file: writeWrongImport(copy, wrong, index) }));
  const output = oneLine((await boundaries()).output);
  for (const { file } of files) rmSync(join(copy, file));
  return files
    .filter(({ file }) => !output.includes(file))
    .map(({ file, from }) => `turbo boundaries lets ${file} import ${from}, which its package does not declare`);
}

/**
 * Each package's own list of what it may depend on is proven: the message names the package and the dependency.
 * @param {string} copy
 * @param {Boundaries} boundaries
 */
async function uncaughtDeclared(copy, boundaries) {
  const names = wrongDependencies.map(([folder, dependency]) =>
    declareDependency(join(copy, folder, "package.json"), dependency),
  );
  const output = oneLine((await boundaries()).output);
  return wrongDependencies
    .map(([, dependency], index) => ({ dependency, name: names[index] }))
    .filter(
      ({ name, dependency }) =>
        !output.includes(`Package \`${dependency}\` found without any tag listed in allowlist for \`${name}\``),
    )
    .map(({ name, dependency }) => `turbo boundaries lets ${name} declare ${dependency} as a dependency`);
}

/**
 * @param {string} root
 * @param {string} copy
 * @param {string} log
 */
async function uncaughtByLint(root, copy, log) {
  const files = lintedImports.map((wrong, index) => ({ ...wrong, file: writeWrongImport(copy, wrong, index) }));
  const args = ["--format=unix", ...files.map(({ file }) => file)];
  const { output } = await run(join(root, "node_modules/.bin/oxlint"), args, { cwd: copy, log });
  const lines = output.split("\n");
  return files
    .filter(({ file, rule }) => !lines.some((line) => line.startsWith(`${file}:`) && line.includes(rule)))
    .map(({ file, from, rule }) => `${rule} lets ${file} import ${from}`);
}

/**
 * @param {string} copy
 * @param {Omit<WrongImport, "rule">} wrong
 * @param {number} index
 * @returns {string} its path in the copy
 */
function writeWrongImport(copy, { folder, from, value }, index) {
  const file = join(copy, folder, `wrong-import-${index}.ts`);
  const source = from.replace("{index}", String(index));
  const text = value
    ? `import { wrong } from "${source}";\n\nexport const copy = wrong;\n`
    : `import type { Wrong } from "${source}";\n\nexport type Copy = Wrong;\n`;
  writeFileSync(file, text);
  return relative(copy, file);
}

/**
 * @param {string} manifest
 * @param {string} dependency
 * @returns {string} the package's name
 */
function declareDependency(manifest, dependency) {
  const changed = JSON.parse(readFileSync(manifest, "utf8"));
  changed.dependencies = { ...changed.dependencies, [dependency]: "workspace:*" };
  writeFileSync(manifest, JSON.stringify(changed, undefined, 2));
  return changed.name;
}

/** turbo breaks its lines to fit a terminal. @param {string} output */
function oneLine(output) {
  return output.replaceAll(/\s+\|?\s*/g, " ");
}
