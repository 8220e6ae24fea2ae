import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../ending.mjs";
import { Failure } from "../failure.mjs";
import { plainEnvironment } from "../repository.mjs";
import { aptInstall, canUseApt } from "../services/apt.mjs";
import { findMariadb, makeMariadbData } from "../services/mariadb.mjs";
import { findRedis } from "../services/redis.mjs";

/**
 * Prepares the fault tests: the programs that they kill and restart, an empty MariaDB to copy, and a library that shifts a
 * process's clock.
 * @param {string} logs
 * @returns {Promise<Record<string, string>>} the tests' environment
 * @throws {Failure} that names what to install
 */
export async function prepareFaults(logs) {
  if (process.platform !== "linux")
    throw new Failure("The fault tests run on Linux: they freeze processes and mount a small disk.");
  if (process.getuid?.() !== 0) {
    throw new Failure(
      "The fault tests mount a small disk to fill it, so they run as root: in a container, or with sudo.",
    );
  }
  const lacking = await findLacking();
  if (lacking.length > 0 && canUseApt()) {
    console.log(`Installing ${lacking.join(", ")} by apt-get ...`);
    await aptInstall(lacking, join(logs, "apt-get.log"));
  }
  const missing = await findLacking();
  if (missing.length > 0) {
    throw new Failure(
      `The fault tests need what this machine lacks. On Debian: sudo apt-get install ${missing.join(" ")}`,
    );
  }
  const folder = temporaryFolder("faults", endInterrupted);
  const mariadb = /** @type {string} */ (await findMariadb());
  const { data, account } = await makeMariadbData(mariadb, folder);
  return {
    ...plainEnvironment(folder),
    TEST_MARIADB_SERVER: mariadb,
    TEST_MARIADB_DATA: data,
    TEST_MARIADB_ACCOUNT: account.join(" "),
    TEST_REDIS_SERVER: /** @type {string} */ (findRedis()),
    TEST_FAKETIME: /** @type {string} */ (findFaketime()),
  };
}

/** @returns {Promise<string[]>} the Debian packages of what is missing */
async function findLacking() {
  return [
    (await findMariadb()) === undefined ? "mariadb-server" : "",
    findRedis() === undefined ? "redis-server" : "",
    findFaketime() === undefined ? "libfaketime" : "",
  ].filter(Boolean);
}

/** @returns {string | undefined} the path of libfaketime */
function findFaketime() {
  const folders = ["/usr/lib", "/usr/lib64", "/usr/local/lib"].filter((folder) => existsSync(folder));
  const candidates = folders.flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return candidates.map((folder) => join(folder, "faketime/libfaketime.so.1")).find((path) => existsSync(path));
}

/** @param {string} folder */
function endInterrupted(folder) {
  for (const server of serversIn(folder)) killIfThere(server);
  for (const disk of mountsIn(folder)) execFileSync("umount", ["--lazy", disk]);
}

/**
 * The servers of interrupted tests, which would still write while their folder is removed.
 * @param {string} folder that they were started with
 */
function serversIn(folder) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => commandLine(pid).includes(`${folder}/`))
    .map(Number);
}

/** @param {number} pid */
function killIfThere(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}

/** @param {string} pid */
function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

/**
 * The small disks that interrupted tests left behind.
 * @param {string} folder
 */
function mountsIn(folder) {
  const places = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "");
  return places.filter((place) => place.startsWith(`${folder}/`));
}
