import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure, messageOf } from "../failure.mjs";
import { freePort } from "../ports.mjs";
import { run, start } from "../processes.mjs";
import { runContainer } from "./docker.mjs";
import { waitForMariadb } from "./greetings.mjs";
import { findProgram, isExecutable, readVersion } from "./programs.mjs";

/** A server of the tests alone, on 127.0.0.1, gone when they end. */
const password = "tests";

/** @returns {Promise<string | undefined>} the path of an installed MariaDB server; a MySQL server is not one */
export async function findMariadb() {
  const path = findProgram(["mariadbd", "mysqld"]);
  return path !== undefined && (await readVersion(path)).includes("MariaDB") ? path : undefined;
}

/**
 * Starts a private server with a user who may do everything.
 * @param {string} program
 * @param {string} folder where it keeps its data
 * @param {string} log
 * @returns {Promise<{ url: string, version: string }>}
 */
export async function startMariadb(program, folder, log) {
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const user = await serverUser([folder, data]);
  const installer = findInstaller(program);
  const installed = await run(installer, [
    "--no-defaults",
    `--datadir=${data}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
    ...user,
  ]);
  if (installed.code !== 0) throw new Failure(`${installed.output}\nMariaDB's data folder could not be made.`);

  const init = join(folder, "init.sql");
  writeFileSync(
    init,
    ["localhost", "127.0.0.1"]
      .map(
        (host) =>
          `CREATE USER 'tests'@'${host}' IDENTIFIED BY '${password}';\n` +
          `GRANT ALL PRIVILEGES ON *.* TO 'tests'@'${host}' WITH GRANT OPTION;\n`,
      )
      .join(""),
  );
  const port = await freePort();
  const server = start(
    program,
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${join(folder, "socket")}`,
      `--pid-file=${join(folder, "pid")}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      `--init-file=${init}`,
      "--character-set-server=utf8mb4",
      "--max-connections=300",
      // Nobody needs these data after a crash.
      "--innodb-flush-log-at-trx-commit=2",
      "--innodb-doublewrite=0",
      "--innodb-buffer-pool-size=64M",
      "--innodb-log-file-size=32M",
      "--performance-schema=OFF",
      ...user,
    ],
    { log },
  );
  let runs = true;
  void server.exited.then(() => (runs = false));
  try {
    return { url: testsUrl("tests", port), version: await waitForMariadb(port, () => runs) };
  } catch (error) {
    throw new Failure(`${server.output()}\nMariaDB did not start. ${messageOf(error)}`);
  }
}

/** @returns {Promise<{ url: string, version: string }>} a server in a container, where none is installed */
export async function runMariadbContainer() {
  const port = await runContainer("mariadb:11.4", 3306, { MARIADB_ROOT_PASSWORD: password });
  return { url: testsUrl("root", port), version: await waitForMariadb(port, () => true) };
}

/**
 * @param {string} user
 * @param {number} port
 */
function testsUrl(user, port) {
  return `mysql://${user}:${password}@127.0.0.1:${port}/`;
}

/**
 * MariaDB refuses to run as root: the folders are given to its own account, or else to nobody.
 * @param {string[]} folders
 * @returns {Promise<string[]>} the option that names the account
 */
async function serverUser(folders) {
  if (process.getuid?.() !== 0) return [];
  for (const account of ["mysql", "nobody"]) {
    const { code, output } = await run("id", ["-u", account]);
    if (code !== 0) continue;
    for (const folder of folders) chownSync(folder, Number(output), 0);
    return [`--user=${account}`];
  }
  throw new Failure("MariaDB refuses to run as root, and there is neither an account mysql nor nobody.");
}

/** @param {string} server */
function findInstaller(server) {
  const names = ["mariadb-install-db", "mysql_install_db"];
  const beside = names.map((name) => join(dirname(server), name)).find(isExecutable);
  const found = beside ?? findProgram(names);
  if (found === undefined) throw new Failure(`${server} is there, but mariadb-install-db is not.`);
  return found;
}
