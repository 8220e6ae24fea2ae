import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
// @boundaries-ignore there is no @agency/testing before the installation
import { mariadbArguments } from "../../../packages/testing/src/servers.mjs";
import { Failure, errorMessage } from "../failure.mjs";
import { freePort } from "../ports.mjs";
import { run, start } from "../processes.mjs";
import { runContainer } from "./docker.mjs";
import { waitForMariadb } from "./greetings.mjs";
import { findProgram, isExecutable, readVersion } from "./programs.mjs";

/** No secret: the server answers on 127.0.0.1 only and is gone when the tests end. */
const user = "tests";
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
  const { data, account } = await makeMariadbData(program, folder);
  const init = join(folder, "init.sql");
  writeFileSync(init, ["localhost", "127.0.0.1"].map(createUser).join(""));
  const port = await freePort();
  const server = start(
    program,
    [
      ...mariadbArguments({ folder, data, init, port, account }),
      "--max-connections=300",
      // Nobody needs these data after a crash.
      "--innodb-flush-log-at-trx-commit=2",
      "--innodb-doublewrite=0",
      "--debug-no-sync",
      "--innodb-flush-method=nosync",
      // Hundreds of small tables come and go: in one file they take half the processor time.
      "--innodb-file-per-table=0",
      "--innodb-stats-persistent=0",
    ],
    { log },
  );
  let runs = true;
  void server.exited.then(() => (runs = false));
  try {
    return { url: testsUrl(port), version: await waitForMariadb(port, () => runs) };
  } catch (error) {
    throw new Failure(`${server.output()}\nMariaDB did not start. ${errorMessage(error)}`);
  }
}

/**
 * Makes the data of an empty server.
 * @param {string} program the server
 * @param {string} folder
 * @returns {Promise<{ data: string, account: string[] }>} where they are, and the option that names the account the server runs as
 */
export async function makeMariadbData(program, folder) {
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const account = await serverAccount([folder, data]);
  const installer = findInstaller(program);
  const installed = await run(installer, [
    "--no-defaults",
    `--datadir=${data}`,
    // Another server that starts meanwhile deletes what lies in a shared folder.
    `--tmpdir=${folder}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
    "--innodb-log-file-size=32M",
    ...account,
  ]);
  if (installed.code !== 0) throw new Failure(`${installed.output}\nMariaDB's data folder could not be made.`);
  return { data, account };
}

/** @returns {Promise<{ url: string, version: string }>} a server in a container, where none is installed */
export async function runMariadbContainer() {
  const container = await runContainer("mariadb:11.4", 3306, { MARIADB_ROOT_PASSWORD: password });
  await waitForMariadb(container.port, () => true);
  await container.execute(["mariadb", "--user=root", `--password=${password}`, `--execute=${createUser("%")}`]);
  return { url: testsUrl(container.port), version: await waitForMariadb(container.port, () => true) };
}

/** @param {string} host from where the user may sign in */
function createUser(host) {
  const account = `'${user}'@'${host}'`;
  return (
    `CREATE USER ${account} IDENTIFIED BY '${password}';\n` +
    `GRANT ALL PRIVILEGES ON *.* TO ${account} WITH GRANT OPTION;\n`
  );
}

/** @param {number} port */
function testsUrl(port) {
  return `mysql://${user}:${password}@127.0.0.1:${port}/`;
}

/**
 * MariaDB refuses to run as root: the folders are given to its own account, or else to nobody.
 * @param {string[]} folders
 * @returns {Promise<string[]>} the option that names the account
 */
async function serverAccount(folders) {
  if (process.getuid?.() !== 0) return [];
  for (const name of ["mysql", "nobody"]) {
    const { code, output } = await run("id", ["-u", name]);
    if (code !== 0) continue;
    for (const folder of folders) chownSync(folder, Number(output), 0);
    return [`--user=${name}`];
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
