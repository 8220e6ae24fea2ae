import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "./failure.mjs";
import { partsWithout } from "./native-parts.mjs";
import { run } from "./processes.mjs";

/** Machines that a release can be made for. */
export const architectures = ["x64", "arm64"];

/** The part of the repository that a production machine gets. */
export const parts = [
  "apps/api",
  "apps/worker",
  "packages/content",
  "packages/contracts",
  "packages/model",
  "packages/server",
  "deploy/compose/Caddyfile",
  "docs/adopt.md",
  "docs/architecture.md",
  "docs/decisions/025-backups.md",
  "docs/decisions/043-connections.md",
  "docs/examples",
  "docs/google.md",
  "docs/mail.md",
  "docs/operations.md",
  "docs/settings.md",
  "CHANGELOG.md",
  "LICENSE",
  "package.json",
];

/** Needed only to install the dependencies: pnpm compares its lockfile with every package of the workspace. */
const forInstalling = /^(?:(?:apps|packages)\/[^/]+\/package\.json|[^/]+\/package\.json|pnpm-[^/]+\.yaml|\.npmrc)$/;

const onlyForTests = /\.test\.ts$|(?:^|\/)(?:testing|fixtures)\//;

/**
 * @typedef {{ version: string, commit: string, tag: string | null, commitSeconds: string }} Source
 * @typedef {{ root: string, folder: string, arch: string, source: Source, site: string, publicUrl: string | null }} Options
 */

/**
 * A release is made of a commit, and nothing besides it.
 * @param {string} root
 * @returns {Source}
 * @throws {Failure}
 */
export function releaseSource(root) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (git(root, "status", "--porcelain") !== "")
    throw new Failure(
      "A release is made of a commit, and this checkout has changes. Commit them, or run `git stash -u`.",
    );
  const tag = git(root, "tag", "--points-at", "HEAD").split("\n")[0] || null;
  if (tag !== null && tag !== `v${version}`)
    throw new Failure(`The tag of this commit is ${tag}, and its package.json says ${version}. Tag it v${version}.`);
  return {
    version,
    commit: git(root, "rev-parse", "HEAD"),
    tag,
    commitSeconds: git(root, "log", "-1", "--format=%ct"),
  };
}

/**
 * Names a release after all that is in it, so that a changed price of the agency's folder is another release of the same commit.
 * @param {Source} source
 * @param {{ arch: string, site: string }} options `site`: the folder of the built site, named after its content
 * @returns {string} such as `agency-0.3.0-a9f0d60-linux-x64`, or with the commit before the site's name between two tags
 */
export function releaseName({ version, commit, tag }, { arch, site }) {
  const names = [version, ...(tag === null ? [commit.slice(0, 7)] : []), basename(site).slice(0, 7)];
  return `agency-${names.join("-")}-linux-${arch}`;
}

/**
 * Writes a folder that runs on a machine with nothing installed: the sources, their dependencies, Node, and the built site.
 * @param {Options} options
 * @throws {Failure}
 */
export async function writeRelease({ root, folder, arch, source, site, publicUrl }) {
  const tracked = git(root, "ls-files", "-z").split("\0").filter(Boolean);
  const wanted = tracked.filter((file) => parts.some((part) => file === part || file.startsWith(`${part}/`)));
  const kept = new Set(wanted.filter((file) => !onlyForTests.test(file)));
  const temporary = tracked.filter((file) => forInstalling.test(file) && !kept.has(file));
  for (const file of [...kept, ...temporary]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  await installProduction(folder, arch);
  takeNode(folder, arch);
  const missing = partsWithout(folder, arch);
  if (missing.length > 0) throw new Failure(`These parts cannot run on ${arch}: ${missing.join(", ")}`);
  for (const file of temporary) removeWithEmptyFolders(folder, file);
  const fonts = "packages/content/build/fonts";
  cpSync(join(root, fonts), join(folder, fonts), { recursive: true });
  const sites = join(folder, "apps/web/sites");
  cpSync(site, join(sites, basename(site)), { recursive: true });
  symlinkSync(basename(site), join(sites, "current"));
  writeFileSync(join(folder, "bin/agency"), program, { mode: 0o755 });
  const { version, commit, tag } = source;
  const about = { version, commit, tag, arch, site: basename(site), publicUrl };
  writeFileSync(join(folder, "release.json"), `${JSON.stringify(about, null, 2)}\n`);
}

/** The command line of an installation, which reads the environment of its API. */
const program = `#!/bin/sh
: "\${AGENCY_ENV:=/etc/agency/api.env}"
export AGENCY_ENV
root=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$root/bin/node" "$root/apps/api/src/cli.ts" "$@"
`;

/**
 * @param {string} folder
 * @param {string} arch
 */
async function installProduction(folder, arch) {
  const workspace = join(folder, "pnpm-workspace.yaml");
  const target = `\nsupportedArchitectures:\n  os: [linux]\n  cpu: [${arch}]\n  libc: [glibc]\n`;
  writeFileSync(workspace, readFileSync(workspace, "utf8") + target);
  const { packageManager } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const filters = ["--filter-prod", "@agency/api...", "--filter-prod", "@agency/worker...", "--filter-prod", "agency"];
  const how = ["--frozen-lockfile", "--prod", "--prefer-offline", "--config.package-import-method=copy", ...filters];
  const { code, output } = await run("npx", ["--yes", "--loglevel=error", packageManager, "install", ...how], {
    cwd: folder,
    env: { ...inherited(), CI: "true" },
  });
  if (code !== 0) throw new Failure(`${output}\nThe dependencies of the release could not be installed.`);
}

/** @returns {Record<string, string>} */
function inherited() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || name === "NODE_OPTIONS" ? [] : [[name, value]],
    ),
  );
}

/**
 * @param {string} folder
 * @param {string} arch
 */
function takeNode(folder, arch) {
  const modules = join(folder, "node_modules");
  mkdirSync(join(folder, "bin"));
  copyFileSync(join(modules, `node-linux-${arch}/bin/node`), join(folder, "bin/node"));
  chmodSync(join(folder, "bin/node"), 0o755);
  for (const place of [modules, join(modules, ".pnpm")]) {
    for (const name of readdirSync(place)) {
      if (name.startsWith("node-linux-")) rmSync(join(place, name), { recursive: true });
    }
  }
}

/**
 * @param {string} folder
 * @param {string} file
 */
function removeWithEmptyFolders(folder, file) {
  rmSync(join(folder, file));
  for (let parent = dirname(file); parent !== "."; parent = dirname(parent)) {
    const left = readdirSync(join(folder, parent)).filter((name) => name !== "node_modules");
    if (left.length > 0) return;
    rmSync(join(folder, parent), { recursive: true });
  }
}

/**
 * Packs a release, with the same bytes for the same content.
 * @param {string} folder
 * @param {Source} source
 * @returns {string} the archive beside it
 */
export function packRelease(folder, { commitSeconds }) {
  const archive = `${folder}.tar.gz`;
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${commitSeconds}`];
  const place = ["-C", dirname(folder), basename(folder)];
  execFileSync("tar", [...same, "--use-compress-program=gzip -n", "-cf", archive, ...place], { stdio: "inherit" });
  return archive;
}

/**
 * @param {string} root
 * @param {...string} args
 */
function git(root, ...args) {
  if (!existsSync(join(root, ".git"))) throw new Failure("A release is made of a git checkout, and this is none.");
  return execFileSync("git", ["-C", root, ...args], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).trim();
}
