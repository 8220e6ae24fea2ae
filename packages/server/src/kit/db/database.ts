import type { Logger } from "pino";
import type { DataSource, EntityManager, EntitySchema } from "typeorm";
import { type Change, type Changes, mariadbChanges, sqliteChanges, type Write } from "./change.ts";
import { refuseFormerData } from "./former-data.ts";
import { logUnlisted } from "./listed.ts";
import { mariadb, mariadbNow } from "./mariadb.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";
import { type Select, preparedSelect } from "./select.ts";
import { emptyLog, oneAfterAnother, sqlite, sqliteNow } from "./sqlite.ts";

export type Database = {
  kind: "sqlite" | "mariadb";
  /** The connection for writes and migrations. */
  source: DataSource;
  /** For reads, outside of every write transaction, so that they never see uncommitted data. */
  manager: EntityManager;
  /** Reads rows with SQL of our own, which MariaDB prepares once per connection. See `rowsOf`. */
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
  /** Receives stored values that the settings no longer include. */
  log?: Logger;
};

export type OpenDatabase = (place: Place) => Promise<Database>;

/**
 * Opens MariaDB at `url`, or the SQLite file in `folder` without a `url`.
 * @param tables those that the opener reads and writes
 */
export async function connectDatabase({ url, folder, log }: Place, tables: EntitySchema[]): Promise<Database> {
  logUnlisted(log);
  const source = url ? mariadb(url, tables) : sqlite(folder, tables);
  // A SQLite data source has one connection, and a read on the writing one would join its transaction.
  const reader = url ? source : sqlite(folder, tables);
  await source.initialize();
  if (reader !== source) await reader.initialize();
  const sqlNow = url ? mariadbNow : sqliteNow;
  const write: Database["write"] = url
    ? (work) => retryDeadlocks(() => source.transaction(work))
    : oneAfterAnother(source);
  const changes = url ? mariadbChanges(source) : sqliteChanges(write);
  return {
    kind: url ? "mariadb" : "sqlite",
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
