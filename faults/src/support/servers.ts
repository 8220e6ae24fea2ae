import { type Connection, type RowDataPacket, createConnection } from "mysql2/promise";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "@agency/testing/ceiling";
import { type Program, freePort, startProgram } from "@agency/testing/product";
import { mariadbArguments, redisArguments } from "@agency/testing/servers.mjs";

/** A server that a test can kill, like a power cut, and restart on the same data. */
export type Service = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
};

/** A variable that `npm run test:faults` sets. @throws Error when it is missing, so that no test passes without it */
export function given(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing. Run these tests with \`npm run test:faults\`, which sets it`);
  return value;
}

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
  const openConnection = () => createConnection({ uri: url, timezone: "Z" });
  let server: Program;
  const mariadb: Mariadb = {
    url,
    start: async () => {
      server = startProgram(given("TEST_MARIADB_SERVER"), args);
      await until(() => mariadb.sql("SELECT 1"));
    },
    kill: () => server.kill(),
    connect: openConnection,
    sql: async (statement) => {
      const connection = await openConnection();
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

export type Redis = Service & { flush: () => Promise<void> };

/** Starts a Redis for this test without persistence: after a kill it restarts empty. */
export async function openRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  let server: Program;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}/0`,
    start: async () => {
      server = startProgram(given("TEST_REDIS_SERVER"), redisArguments({ folder, port }));
      await until(() => command(port, "PING", "+PONG"));
    },
    kill: () => server.kill(),
    flush: () => command(port, "FLUSHALL", "+OK"),
  };
  await redis.start();
  return redis;
}

async function command(port: number, words: string, wanted: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write(`${words}\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    if (!answer.toString().startsWith(wanted)) throw new Error(`Redis answered ${answer.toString()}`);
  } finally {
    socket.destroy();
  }
}
