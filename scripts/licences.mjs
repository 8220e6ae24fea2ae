import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { run } from "./lib/processes.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/** Licences that ask for no more than to be named with the product, or that concern only changes to the package itself. */
const welcome = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

const list = join(root, "docs/licences.md");

/**
 * `npm run licences`: writes the licence of every package that the product ships with into `docs/licences.md`. With `--check` it
 * only says whether that list is up to date. Both refuse a licence that nobody has looked at.
 */
runCommand(async () => {
  await installIfNeeded(root);
  const { code, output } = await run("npx", ["--no-install", "pnpm", "-r", "licenses", "list", "--json", "--prod"], {
    cwd: root,
    env: { ...childEnvironment(), npm_config_loglevel: "error" },
  });
  if (code !== 0) throw new Failure(`The licences could not be read.\n${output}`);
  const packages = read(output);
  const strange = packages.filter(({ licence }) => !parts(licence).every((part) => welcome.has(part)));
  if (strange.length > 0) {
    const names = strange.map(({ name, licence }) => `${name}: ${licence}`).join("\n");
    throw new Failure(
      `Look at these licences, and add them to scripts/licences.mjs or take another package:\n${names}`,
    );
  }
  const text = table(packages);
  if (!process.argv.includes("--check")) writeFileSync(list, text);
  else if (readFileSync(list, "utf8") !== text)
    throw new Failure(`${relative(root, list)} is out of date. Run npm run licences.`);
  console.log(`${packages.length} packages, ${new Set(packages.map(({ licence }) => licence)).size} licences`);
  return 0;
});

/**
 * @typedef {{ name: string, versions: string[], paths: string[], license: string }} Listed
 * @typedef {{ name: string, versions: string, licence: string }} Package
 */

/**
 * @param {string} output what pnpm says, with whatever npx says before it
 * @returns {Package[]} by name; what differs from one machine to the next (a build for its system) once, without its versions' order
 */
function read(output) {
  /** @type {Record<string, Listed[]>} */
  const byLicence = JSON.parse(output.slice(output.indexOf("{")));
  return Object.values(byLicence)
    .flat()
    .filter(({ name }) => !builtForOneSystem.test(name))
    .map(({ name, versions, paths, license }) => ({
      name,
      versions: versions.toSorted().join(", "),
      licence: license === "Unknown" ? fromFile(paths[0] ?? "") : license,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const builtForOneSystem = /-(?:linux|linuxmusl|darwin|win32|android|freebsd)-?/;

/**
 * The licence of a package that names none where pnpm looks.
 * @param {string} folder
 */
function fromFile(folder) {
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return typeof license === "string" ? license : "Unknown";
}

/**
 * @param {string} licence an SPDX expression: of one that offers a choice, a part that is welcome is taken
 * @returns {string[]}
 */
function parts(licence) {
  const all = licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  const chosen = licence.includes(" OR ") ? all.filter((part) => welcome.has(part)).slice(0, 1) : all;
  return chosen.length > 0 ? chosen : all;
}

/** @param {Package[]} packages */
function table(packages) {
  const rows = packages.map(({ name, versions, licence }) => `| ${name} | ${versions} | ${licence} |`);
  return [
    "# What the product is made of",
    "",
    "Every package that runs in production, with its licence. Written by `npm run licences`; packages built for one system are left out.",
    "",
    "| Package | Version | Licence |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
