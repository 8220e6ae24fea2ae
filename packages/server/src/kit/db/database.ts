import type { Pool, PoolOptions } from "mysql2";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { DataSource, type EntityManager, type EntitySchema, type QueryRunner } from "typeorm";
import { type Change, type Changes, mariadbChanges, retryDeadlocks, sqliteChanges, type Write } from "./change.ts";
import { logUnlisted } from "./listed.ts";
import { type Migration, refuseFormerData } from "./migrations.ts";
import { preparedSelect, type Select } from "./select.ts";

/** What the installation allows of sample figures. */
type Samples = {
  /** Clients without figures get sample figures. */
  sampleData: boolean;
  /** Reports of sample figures may be emailed. */
  sampleMails: boolean;
};

export type Database = {
  kind: "sqlite" | "mariadb";
  /** By these rules, columns follow from others. */
  samples: Samples;
  /** The connection for writes and migrations. */
  source: DataSource;
  /** For reads, outside of every write transaction, so that they never see uncommitted data. */
  manager: EntityManager;
  /** Reads rows with SQL of our own, which MariaDB prepares once per connection. See `rowReader`. */
  select: Select;
  /** Runs `work` in a transaction. Every write of several statements uses this. */
  write: Write;
  /**
   * Runs a write of a single statement. MariaDB commits it by itself, which saves two round trips, and may do so after this process
   * died. So what a worker promises before and after a mail uses `write`.
   */
  writeOne: Write;
  /** As `writeOne`, for a statement of our own, where TypeORM would take most of the time. */
  change: Change;
  /** As `write`, for statements of our own. */
  changes: Changes["together"];
  /** The time on the database's clock, so that machines with wrong clocks agree. */
  now: () => Promise<Date>;
  /** SQL for the time on the database's clock, plus `plusSeconds`. */
  sqlNow: (plusSeconds?: number) => string;
  /**
   * Applies the missing migrations.
   * @returns their names
   * @throws FormerDataError when the data are of a version before 0.3.0
   */
  migrate: () => Promise<string[]>;
  /** Removes what was deleted from the database's own log too. */
  forgetDeleted: () => Promise<void>;
  /** Whether all migrations are applied. */
  migrated: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Place = {
  url?: string | undefined;
  folder: string;
  /** None when omitted. */
  samples?: Samples;
  /** Receives stored values that the settings no longer include. */
  log?: Logger;
};

export type OpenDatabase = (place: Place) => Promise<Database>;

/** The tables that an opener reads and writes, and the migrations that make all tables. */
type Schema = { tables: EntitySchema[]; migrations: Migration[] };

/** Opens MariaDB at `url`, or the SQLite file in `folder` without a `url`. */
export async function connectDatabase(
  { url, folder, samples = { sampleData: false, sampleMails: false }, log }: Place,
  schema: Schema,
): Promise<Database> {
  logUnlisted(log);
  const source = url ? await mariadb(url, schema) : sqlite(folder, schema);
  // A SQLite data source has one connection, and a read on the writing one would join its transaction.
  const reader = url ? source : sqlite(folder, schema);
  await source.initialize();
  if (reader !== source) await reader.initialize();
  const sqlNow = url ? mariadbNow : sqliteNow;
  const write: Database["write"] = url
    ? (work) => retryDeadlocks(() => source.transaction(work))
    : oneAfterAnother(source);
  const changes = url ? mariadbChanges(source) : sqliteChanges(write);
  return {
    kind: url ? "mariadb" : "sqlite",
    samples,
    source,
    manager: reader.manager,
    select: preparedSelect(reader),
    write,
    writeOne: url ? (work) => retryDeadlocks(() => work(source.manager)) : write,
    change: (sql, values) => retryDeadlocks(() => changes.one(sql, values)),
    changes: (work) => retryDeadlocks(() => changes.together(work)),
    now: async () => readMoment((await reader.query(`SELECT ${sqlNow()} AS now`))[0].now),
    sqlNow,
    migrate: async () => {
      await refuseFormerData(source);
      return (await source.runMigrations({ transaction: "each" })).map(({ name }) => name);
    },
    // MariaDB overwrites its logs as it goes on.
    forgetDeleted: url ? async () => undefined : () => emptyLog(reader),
    migrated: async () => !(await source.showMigrations()),
    close: async () => {
      if (reader !== source) await reader.destroy();
      await source.destroy();
    },
  };
}

/** Reads a raw timestamp: a Date from mysql2, text in UTC from SQLite. */
function readMoment(value: Date | string): Date {
  return typeof value === "string" ? new Date(`${value.replace(" ", "T")}Z`) : value;
}

async function mariadb(url: string, { tables: entities, migrations }: Schema): Promise<DataSource> {
  // On SQLite nobody needs it, and it stays in memory.
  const { default: mysql2 } = await import("mysql2");
  return new DataSource({
    type: "mariadb",
    url: url.replace(/^mariadb:/, "mysql:"),
    charset: "utf8mb4_unicode_ci",
    timezone: "Z",
    connectTimeout: 10_000,
    driver: {
      ...mysql2,
      createPool: (options: PoolOptions) =>
        readingCommitted(mysql2.createPool({ ...options, maxPreparedStatements: preparedStatements })),
    },
    entities,
    migrations,
  });
}

/** SQL for the time on its clock, plus `plusSeconds`. */
function mariadbNow(plusSeconds = 0): string {
  return `DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ${plusSeconds} SECOND)`;
}

/** How many statements a connection keeps prepared. A server allows 16,382 of all its connections. */
const preparedStatements = 200;

/**
 * Makes every connection read committed data. Under the default, REPEATABLE READ, a transaction that waited for another's row
 * cannot see it: of two clicks at once, the second would not find the dispatch that the first created.
 */
function readingCommitted(pool: Pool): Pool {
  // Sent before whatever the new connection was opened for.
  pool.on("connection", (connection) => {
    connection.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED", (error) => {
      if (error) connection.destroy();
    });
  });
  return pool;
}

function sqlite(folder: string, { tables: entities, migrations }: Schema): DataSource {
  const file = join(folder, "agency.sqlite");
  mkdirSync(folder, { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  for (const log of ["", "-wal", "-shm"]) if (existsSync(file + log)) chmodSync(file + log, 0o600);
  chmodSync(folder, 0o700);
  return new DataSource({
    type: "better-sqlite3",
    database: file,
    // Deleted text is overwritten with zeros.
    prepareDatabase: (database: { pragma: (text: string) => unknown }) => void database.pragma("secure_delete = ON"),
    enableWAL: true,
    timeout: 10_000,
    entities,
    migrations,
  });
}

/** Writes SQLite's log into the database and empties it. Other processes that read just then postpone it. */
async function emptyLog(reader: DataSource): Promise<void> {
  await reader.query("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** SQL for the time on its clock, plus `plusSeconds`. */
function sqliteNow(plusSeconds = 0): string {
  return `strftime('%Y-%m-%d %H:%M:%f', 'now', '${plusSeconds} seconds')`;
}

/**
 * Runs SQLite's transactions one at a time, because they share a connection. Each begins with a write that changes
 * nothing: a transaction that reads before it writes fails at once when another process wrote in between.
 */
function oneAfterAnother(source: DataSource): Write {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => onTheOneConnection(source, work));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function onTheOneConnection<T>(source: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query("DELETE FROM throttles WHERE 0");
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await undo(runner);
    throw error;
  }
}

/**
 * Rolls back a transaction. On a full disk SQLite rolls back by itself, and a second rollback fails. TypeORM would then
 * count one open transaction too many, never commit the later ones, and lose their writes.
 */
async function undo(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    await runner.query("BEGIN");
    await runner.rollbackTransaction();
  }
}
