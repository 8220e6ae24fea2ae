import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { execFile } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "@agency/testing/ceiling";
import { freePort } from "@agency/testing/free-port";
import { type Program, startProgram } from "@agency/testing/program";
import { mariadbArguments } from "@agency/testing/servers.mjs";
import { given, type Service } from "./service.ts";

const account = "faults";
const name = "agency";

export type Mariadb = Service & {
  sql: (statement: string) => Promise<RowDataPacket[]>;
  /** A separate connection, for holding locks. */
  connect: () => Promise<Connection>;
};

/**
 * Starts a MariaDB for this test, with an empty database, that flushes every commit to the disk.
 * @param folder where its data is stored; the server's account needs access through the parent folders
 */
export async function openMariadb(folder: string, options: string[] = []): Promise<Mariadb> {
  const data = join(folder, "mariadb");
  await promisify(execFile)("cp", ["-a", given("TEST_MARIADB_DATA"), data]);
  const init = join(folder, "init.sql");
  const user = `'${account}'@'127.0.0.1'`;
  await writeFile(
    init,
    `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4;\n` +
      `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${account}';\nGRANT ALL PRIVILEGES ON *.* TO ${user};\n`,
  );
  await chmod(init, 0o644);
  const port = await freePort();
  const url = `mysql://${account}:${account}@127.0.0.1:${port}/${name}`;
  const args = [
    ...mariadbArguments({ folder: data, data, init, port, account: given("TEST_MARIADB_ACCOUNT").split(" ") }),
    `--log-error=${join(data, "error.log")}`,
    "--innodb-flush-log-at-trx-commit=1",
    "--skip-name-resolve",
    ...options,
  ];
  const connect = () => createConnection({ uri: url, timezone: "Z" });
  let server: Program;
  const mariadb: Mariadb = {
    url,
    start: async () => {
      server = startProgram(given("TEST_MARIADB_SERVER"), args);
      await until(() => mariadb.sql("SELECT 1"));
    },
    kill: () => server.kill(),
    connect,
    sql: async (statement) => {
      const connection = await connect();
      try {
        const [rows] = await connection.query<RowDataPacket[]>(statement);
        return rows;
      } finally {
        connection.destroy();
      }
    },
  };
  await mariadb.start();
  return mariadb;
}
