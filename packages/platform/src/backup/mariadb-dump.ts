import { createConnection, type RowDataPacket } from "mysql2/promise";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { BackupError } from "./backup-error.ts";
import type { Manifest } from "./manifest.ts";

export const dumpFile = "database.sql";

/** The programs of MariaDB's client, with their former names. */
const programs = { dump: ["mariadb-dump", "mysqldump"], load: ["mariadb", "mysql"] };

const dumpOptions = [
  // A consistent snapshot without blocking writers.
  "--single-transaction",
  "--skip-lock-tables",
  "--quick",
  "--no-tablespaces",
  // One row a line, so that rows can be counted.
  "--skip-extended-insert",
  "--no-autocommit",
  "--hex-blob",
  "--skip-dump-date",
  "--default-character-set=utf8mb4",
];

/**
 * Dumps the database into an SQL file while the product runs.
 * @param folder for the temporary file with the password
 * @throws BackupError when the client is missing or fails
 */
export async function dumpMariadb(url: string, target: string, folder: string): Promise<void> {
  await withClient(url, programs.dump, folder, async ({ run, database }) => {
    const child = run([...dumpOptions, database], "ignore");
    await Promise.all([pipeline(child.stdout, createWriteStream(target, { mode: 0o600 })), child.ended]);
  });
}

/** Loads an SQL file into the database. @throws BackupError when the client is missing or fails */
export async function loadMariadb(url: string, dump: string, folder: string): Promise<void> {
  await withClient(url, programs.load, folder, async ({ run, database }) => {
    const child = run(["--default-character-set=utf8mb4", database], "pipe");
    child.stdout.resume();
    // A client that fails closes its input; `ended` reports why.
    const fed = child.stdin ? pipeline(createReadStream(dump), child.stdin).catch(() => undefined) : undefined;
    await Promise.all([fed, child.ended]);
  });
}

/**
 * Counts the rows of each table in an SQL file.
 * @throws BackupError when the file is truncated
 */
export async function countDump(path: string): Promise<Manifest["rows"]> {
  const rows: Manifest["rows"] = {};
  let complete = false;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [, made] = /^CREATE TABLE `([^`]+)`/.exec(line) ?? [];
    if (made) rows[made] ??= 0;
    const [, table] = /^INSERT INTO `([^`]+)`/.exec(line) ?? [];
    if (table) rows[table] = (rows[table] ?? 0) + 1;
    complete ||= line.startsWith("-- Dump completed");
  }
  if (!complete)
    throw new BackupError(
      "The dump of the database is not complete. Check the disk space and the database, then back up again.",
    );
  return rows;
}

/** Counts the rows of each table of the database. */
export async function countMariadb(url: string): Promise<Manifest["rows"]> {
  return withConnection(url, async (query) => {
    const rows: Manifest["rows"] = {};
    for (const { name } of await query(tablesOfDatabase)) {
      const [found] = await query(`SELECT COUNT(*) AS count FROM \`${String(name)}\``);
      rows[String(name)] = Number(found?.["count"]);
    }
    return rows;
  });
}

const tablesOfDatabase =
  "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'";

/**
 * Empties the database.
 * @throws BackupError when another connection uses it
 */
export async function emptyMariadb(url: string): Promise<void> {
  await withConnection(url, async (query) => {
    if (await isUsedByOthers(query)) {
      throw new BackupError("The database is in use. Stop API and workers first, then restore.");
    }
    await query("SET FOREIGN_KEY_CHECKS = 0");
    for (const { name } of await query(tablesOfDatabase)) await query(`DROP TABLE \`${String(name)}\``);
  });
}

type Query = (sql: string) => Promise<RowDataPacket[]>;

/** Asks for two seconds: a connection that was closed a moment ago may still be listed. */
async function isUsedByOthers(query: Query): Promise<boolean> {
  const others = "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()";
  for (let asked = 0; asked < 20; asked += 1) {
    if ((await query(others)).length === 0) return false;
    await sleep(100);
  }
  return true;
}

async function withConnection<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const connection = await createConnection(url.replace(/^mariadb:/, "mysql:"));
  try {
    return await work(async (sql) => (await connection.query<RowDataPacket[]>(sql))[0]);
  } finally {
    await connection.end();
  }
}

type Client = {
  database: string;
  run: (args: string[], stdin: "ignore" | "pipe") => ReturnType<typeof start>;
};

/** Passes the password in a file that only this account can read: every user of the machine can read command lines. */
async function withClient(
  url: string,
  names: string[],
  folder: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const options = {
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port || "3306",
    protocol: "tcp",
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  const path = join(folder, `client-${randomUUID()}.cnf`);
  const lines = Object.entries(options).map(([name, value]) => `${name}="${value.replaceAll(/["\\]/g, "\\$&")}"`);
  await writeFile(path, ["[client]", ...lines, ""].join("\n"), { mode: 0o600 });
  try {
    const program = await findProgram(names);
    await work({
      database: decodeURIComponent(pathname.slice(1)),
      run: (args, stdin) => start(program, [`--defaults-extra-file=${path}`, ...args], stdin),
    });
  } finally {
    await rm(path, { force: true });
  }
}

function start(program: string, args: string[], stdin: "ignore" | "pipe") {
  const child = spawn(program, args, { stdio: [stdin, "pipe", "pipe"] });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new BackupError(`${program} could not be started.`);
  let said = "";
  stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} exited with code ${code}: ${said.trim()}`)),
    );
  });
  return { stdin: child.stdin, stdout, ended };
}

async function findProgram(names: string[]): Promise<string> {
  for (const name of names) {
    const found = await new Promise<boolean>((resolve) => {
      const child = spawn(name, ["--version"], { stdio: "ignore" });
      child.once("error", () => resolve(false));
      child.once("close", (code) => resolve(code === 0));
    });
    if (found) return name;
  }
  throw new BackupError(
    `${names[0]} is not on this machine. Install MariaDB's client (on Debian: apt-get install mariadb-client), ` +
      "or run this on a machine that has it and can reach the database.",
  );
}
