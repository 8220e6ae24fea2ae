import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { aptInstall, canUseApt } from "./apt.mjs";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { canUseDocker } from "./docker.mjs";
import { checkCanCreateDatabases } from "./given-database.mjs";
import { findMariadb, runMariadbContainer, startMariadb } from "./mariadb.mjs";
import { findProgram } from "./programs.mjs";
import { findRedis, runRedisContainer, startRedis } from "./redis.mjs";

/**
 * The tests run against the services whose URLs are in the environment, or else private instances that end with this command.
 * @typedef {{ databaseUrl: string, redisUrl: string, smtpUrl: string | undefined, chromium: string, browser: string,
 *   fingerprint: string }} Services `chromium`: for Lighthouse; `browser`: for the browser tests, its headless shell where there is one
 */

/**
 * @param {string} folder a temporary one
 * @param {string} logs
 * @param {Promise<void>} [installed] ends when the dependencies are there
 * @returns {Promise<Services>}
 * @throws {Failure} that names what to install
 */
export async function startServices(folder, logs, installed = Promise.resolve()) {
  const given = { database: process.env.DATABASE_URL, redis: process.env.REDIS_URL, smtp: process.env.SMTP_URL };
  await installMissing(await findMissing(given), join(logs, "apt-get.log"));
  await installHeadlessShell(join(logs, "apt-get.log"));
  const missing = await findMissing(given);
  const docker = missing.some(({ image }) => image !== undefined) && (await canUseDocker());
  const lacking = missing.filter(({ image }) => image === undefined || !docker);
  if (lacking.length > 0) throw new Failure(whatToInstall(lacking));

  const mariadb = await findMariadb();
  const redis = findRedis();
  const [database, queue] = await Promise.all([
    given.database
      ? useGivenDatabase(given.database, installed)
      : mariadb
        ? startMariadb(mariadb, makeFolder(folder, "mariadb"), join(logs, "mariadb.log"))
        : runMariadbContainer(),
    given.redis
      ? { url: given.redis, version: fingerprint(given.redis) }
      : redis
        ? startRedis(redis, makeFolder(folder, "redis"), join(logs, "redis.log"))
        : runRedisContainer(),
  ]);
  const smtp = given.smtp ? ` smtp ${fingerprint(given.smtp)}` : "";
  const chromium = /** @type {string} */ (await findChromium());
  return {
    databaseUrl: database.url,
    redisUrl: queue.url,
    smtpUrl: given.smtp || undefined,
    chromium,
    browser: findHeadlessShell() ?? chromium,
    fingerprint: `database ${database.version} redis ${queue.version}${smtp}`,
  };
}

/**
 * The environment in which tests and benchmarks find the services.
 * @param {Services} services
 * @returns {Record<string, string>}
 */
export function serviceVariables(services) {
  return {
    ...(services.smtpUrl === undefined ? {} : { TEST_SMTP_URL: services.smtpUrl }),
    TEST_DATABASE_URL: services.databaseUrl,
    TEST_REDIS_URL: services.redisUrl,
    TEST_SERVICES: services.fingerprint,
    CHROMIUM_PATH: services.chromium,
    TEST_BROWSER: services.browser,
  };
}

/**
 * @param {string} url
 * @param {Promise<void>} installed
 */
async function useGivenDatabase(url, installed) {
  await installed;
  await checkCanCreateDatabases(url);
  return { url, version: fingerprint(url) };
}

/**
 * @typedef {{ name: string, debian: string, image?: string, hint: string }} Missing
 * @param {{ database: string | undefined, redis: string | undefined }} given
 * @returns {Promise<Missing[]>}
 */
async function findMissing(given) {
  /** @type {Missing[]} */
  const missing = [];
  if (!given.database && (await findMariadb()) === undefined) {
    const hint = "MariaDB 10.11 or newer (mariadbd on the PATH), or DATABASE_URL of a server that tests may use";
    missing.push({ name: "MariaDB", debian: "mariadb-server", image: "mariadb:11.4", hint });
  }
  if (!given.redis && findRedis() === undefined) {
    const hint = "Redis 7 or newer (redis-server on the PATH), or REDIS_URL of a server that tests may use";
    missing.push({ name: "Redis", debian: "redis-server", image: "redis:7.4", hint });
  }
  if ((await findChromium()) === undefined) {
    const hint = "Chromium or Google Chrome (on the PATH), or its path in CHROMIUM_PATH";
    missing.push({ name: "Chromium", debian: "chromium", hint });
  }
  if (findProgram(["pdftoppm"]) === undefined) {
    const hint = "Poppler's pdftoppm (on the PATH), which draws the pages of report PDFs";
    missing.push({ name: "Poppler", debian: "poppler-utils", hint });
  }
  if (findProgram(["tesseract"]) === undefined) {
    const hint = "Tesseract 5 (on the PATH), which reads what the picture of a report shows";
    missing.push({ name: "Tesseract", debian: "tesseract-ocr", hint });
  }
  return missing;
}

/**
 * @param {Missing[]} missing
 * @param {string} log
 */
async function installMissing(missing, log) {
  if (missing.length === 0 || !canUseApt()) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(", ")} by apt-get (log: ${log}) ...`);
  await aptInstall(
    missing.map(({ debian }) => debian),
    log,
  );
}

/** Nothing depends on it: it only saves a minute of the browser tests. @param {string} log */
async function installHeadlessShell(log) {
  if (process.env.CHROMIUM_PATH || findHeadlessShell() !== undefined || !canUseApt()) return;
  await aptInstall(["chromium-headless-shell"], log).catch(() => {
    console.log(`No chromium-headless-shell: the browser tests use Chromium and take a minute longer (log: ${log}).`);
  });
}

/** @param {Missing[]} lacking */
function whatToInstall(lacking) {
  const lines = lacking.map(({ hint }) => `  - ${hint}`).join("\n");
  const packages = lacking.map(({ debian }) => debian).join(" ");
  return (
    `The tests need what this machine lacks:\n${lines}\n` +
    `On Debian: sudo apt-get install --no-install-recommends ${packages} (as root, npm test does it by itself). ` +
    "For MariaDB and Redis, a running Docker engine does as well."
  );
}

/**
 * @param {string} folder
 * @param {string} name
 */
function makeFolder(folder, name) {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/**
 * Tells one given service from another in turbo's cache, without its password.
 * @param {string} url
 */
function fingerprint(url) {
  return `given:${createHash("sha256").update(url).digest("hex").slice(0, 16)}`;
}
