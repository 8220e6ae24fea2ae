import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { basename, join } from "node:path";
import { Failure, errorMessage } from "./failure.mjs";

/** How many sites stay, the newest with them: one to go back to, and one in hand. */
const kept = 3;

/**
 * Puts the site of the last build beside the ones before it, checks that it is whole, and switches `apps/web/sites/current` to it
 * at once. Nobody serves the folder that builds write to, and nothing writes to a folder that is served.
 * @param {string} root
 * @returns {string} the folder of the site, named after its content
 * @throws {Failure} when the build is not whole; `current` stays as it is
 */
export function publishSite(root) {
  const build = join(root, "apps/web/build");
  const sites = join(root, "apps/web/sites");
  const problems = siteProblems(build);
  if (problems.length > 0) throw new Failure(`The built site is not whole:\n  ${problems.join("\n  ")}`);
  const folder = join(sites, contentId(build));
  mkdirSync(sites, { recursive: true });
  if (!existsSync(folder)) copyWhole(build, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  switchLink(join(sites, "current"), basename(folder));
  removeOld(sites);
  return folder;
}

/**
 * @param {string} folder a built site
 * @returns {string[]} what it lacks; empty when every page, the lists that the API reads and the addresses of the sitemap are there
 */
function siteProblems(folder) {
  try {
    const pages = Object.keys(readJson(join(folder, "csp.json")));
    const missing = readJson(join(folder, "not-found.json")).map((/** @type {{ file: string }} */ { file }) => file);
    const listed = pagesOfSitemap(join(folder, "client"), "/sitemap.xml");
    if (listed.length === 0) return ["client/sitemap.xml lists no page"];
    return [...new Set([...pages, ...missing, ...listed].map((page) => `client/${page}`)), "server/portal.js"]
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is missing`);
  } catch (error) {
    return [errorMessage(error)];
  }
}

/**
 * @param {string} site
 * @param {string} path of a sitemap, which may list further ones
 * @returns {string[]} the files of the pages that it lists
 */
function pagesOfSitemap(site, path) {
  const xml = readFileSync(join(site, path), "utf8");
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname).flatMap(
    (listed) =>
      listed.endsWith(".xml")
        ? pagesOfSitemap(site, listed)
        : [join(decodeURIComponent(listed), "index.html").slice(1)],
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * @param {string} folder
 * @returns {string} a fingerprint of the names and contents of its files
 */
function contentId(folder) {
  const hash = createHash("sha256");
  for (const file of listFiles(folder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/**
 * The folder has its name only when it is complete, also when this is killed midway.
 * @param {string} build
 * @param {string} folder
 */
function copyWhole(build, folder) {
  const draft = `${folder}.${process.pid}.part`;
  try {
    cpSync(build, draft, { recursive: true });
    const problems = siteProblems(draft);
    if (problems.length > 0) throw new Failure(`The copy of the site is not whole:\n  ${problems.join("\n  ")}`);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Points a link elsewhere in one step: at every moment it points to the old place or the new one.
 * @param {string} link
 * @param {string} target
 */
function switchLink(link, target) {
  const draft = `${link}.${process.pid}.part`;
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, link);
}

/**
 * Removes what is neither among the newest nor open in a running API.
 * @param {string} sites
 */
function removeOld(sites) {
  const current = basename(realpathSync(join(sites, "current")));
  const folders = readdirSync(sites)
    .filter((name) => /^[\da-f]{16}$/.test(name) && name !== current)
    .map((name) => ({ name, at: statSync(join(sites, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  const served = openFiles();
  for (const { name } of folders.slice(kept - 1)) {
    const folder = join(realpathSync(sites), name);
    if (served.some((file) => file.startsWith(`${folder}/`))) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files that processes of this account have open; an API keeps one of its site open. Systems without /proc name none. */
function openFiles() {
  return list("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((process) => list(`/proc/${process}/fd`).map((fd) => linkTarget(`/proc/${process}/fd/${fd}`)));
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} link */
function linkTarget(link) {
  try {
    return readlinkSync(link);
  } catch {
    return "";
  }
}
