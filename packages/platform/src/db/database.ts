import mysql2 from "mysql2";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { DataSource, type EntityManager, type QueryRunner } from "typeorm";
import { type Change, type Changes, mariadbChanges, sqliteChanges } from "./change.ts";
import { auditEntity } from "./entities/audit.ts";
import { bookingEntity } from "./entities/bookings.ts";
import { clientLogoEntity } from "./entities/client-logos.ts";
import { clientEntity, contactEntity } from "./entities/clients.ts";
import { connectionEntity, pendingConsentEntity, sourceEntity } from "./entities/connections.ts";
import { enquiryEntity } from "./entities/enquiries.ts";
import { figuresEntity, readingEntity } from "./entities/figures.ts";
import { importMappingEntity } from "./entities/import-mappings.ts";
import { logUnlisted } from "./entities/listed.ts";
import {
  issueEntity,
  issueRecipientEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
} from "./entities/newsletter.ts";
import { notificationEntity } from "./entities/notifications.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "./entities/plan.ts";
import { reportUseEntity } from "./entities/report-uses.ts";
import { dispatchEntity, reportEntity, revisionEntity } from "./entities/reports.ts";
import { runEntity, runItemEntity } from "./entities/runs.ts";
import { scheduleEntity, settingEntity, workerEntity } from "./entities/schedules.ts";
import { shareEntity } from "./entities/shares.ts";
import { sourceReadEntity } from "./entities/source-reads.ts";
import { speedTestEntity } from "./entities/speed-tests.ts";
import { sessionEntity, staffEntity } from "./entities/staff.ts";
import { throttleEntity } from "./entities/throttles.ts";
import { verificationEntity } from "./entities/verifications.ts";
import { Initial1795000000000 } from "./migrations/1-initial.ts";
import { LettersAndEnquiries1795300000000 } from "./migrations/2-letters-and-enquiries.ts";
import { Audits1795310000000 } from "./migrations/3-audits.ts";
import { SpeedTests1795320000000 } from "./migrations/4-speed-tests.ts";
import { BookingsAndNewsletter1795600000000 } from "./migrations/5-bookings-and-newsletter.ts";
import { RequestIds1795900000000 } from "./migrations/6-request-ids.ts";
import { EndedClients1796100000000 } from "./migrations/7-ended-clients.ts";
import { Abuse1796400000000 } from "./migrations/8-abuse.ts";
import { Revisions1797000000000 } from "./migrations/9-revisions.ts";
import { Board1797100000000 } from "./migrations/10-board.ts";
import { Attention1797150000000 } from "./migrations/11-attention.ts";
import { Origins1797200000000 } from "./migrations/12-origins.ts";
import { Connections1797250000000 } from "./migrations/13-connections.ts";
import { ImportMappings1797300000000 } from "./migrations/14-import-mappings.ts";
import { Reading1797350000000 } from "./migrations/15-reading.ts";
import { Searches1797450000000 } from "./migrations/16-searches.ts";
import { Shares1797500000000 } from "./migrations/17-shares.ts";
import { BusinessProfile1797600000000 } from "./migrations/18-business-profile.ts";
import { ClientLogos1797650000000 } from "./migrations/19-client-logos.ts";
import { Plan1797700000000 } from "./migrations/20-plan.ts";
import { Sections1797750000000 } from "./migrations/21-sections.ts";
import { ReportUses1797760000000 } from "./migrations/22-report-uses.ts";
import { Leads1797930000000 } from "./migrations/23-leads.ts";
import { Growth1799000000000 } from "./migrations/24-growth.ts";
import { EndsOfConnections1799100000000 } from "./migrations/25-ends-of-connections.ts";
import { MissedSchedules1799150000000 } from "./migrations/26-missed-schedules.ts";
import { PlannedWork1799200000000 } from "./migrations/27-planned-work.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";
import { type Select, preparedSelect } from "./select.ts";

const entities = [
  staffEntity,
  sessionEntity,
  clientEntity,
  contactEntity,
  clientLogoEntity,
  figuresEntity,
  readingEntity,
  importMappingEntity,
  reportEntity,
  revisionEntity,
  dispatchEntity,
  runEntity,
  runItemEntity,
  scheduleEntity,
  settingEntity,
  workerEntity,
  notificationEntity,
  enquiryEntity,
  auditEntity,
  speedTestEntity,
  bookingEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
  issueEntity,
  issueRecipientEntity,
  throttleEntity,
  verificationEntity,
  connectionEntity,
  pendingConsentEntity,
  sourceEntity,
  targetsEntity,
  sectionsEntity,
  workItemEntity,
  sourceReadEntity,
  shareEntity,
  reportUseEntity,
];
const migrations = [
  Initial1795000000000,
  LettersAndEnquiries1795300000000,
  Audits1795310000000,
  SpeedTests1795320000000,
  BookingsAndNewsletter1795600000000,
  RequestIds1795900000000,
  EndedClients1796100000000,
  Abuse1796400000000,
  Revisions1797000000000,
  Board1797100000000,
  Attention1797150000000,
  Origins1797200000000,
  Connections1797250000000,
  ImportMappings1797300000000,
  Reading1797350000000,
  Searches1797450000000,
  Shares1797500000000,
  BusinessProfile1797600000000,
  ClientLogos1797650000000,
  Plan1797700000000,
  Sections1797750000000,
  ReportUses1797760000000,
  Leads1797930000000,
  Growth1799000000000,
  EndsOfConnections1799100000000,
  MissedSchedules1799150000000,
  PlannedWork1799200000000,
];

/** The names of all migrations of this version. */
export const knownMigrations: string[] = migrations.map(({ name }) => name);

export type Database = {
  kind: "sqlite" | "mariadb";
  /** The connection for writes and migrations. */
  source: DataSource;
  /** For reads, outside of every write transaction, so that they never see uncommitted data. */
  manager: EntityManager;
  /** Reads rows with SQL of our own, which MariaDB prepares once per connection. See `rowsOf`. */
  select: Select;
  /** Runs `work` in a transaction. Every write of several statements uses this. */
  write: <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;
  /**
   * Runs a write of a single statement. MariaDB commits it by itself, which saves two round trips, and may do so after this process
   * died. So what a worker promises before and after a mail uses `write`.
   */
  writeOne: <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;
  /** As `writeOne`, for a statement of our own, where TypeORM would take most of the time. */
  change: Change;
  /** As `write`, for statements of our own. */
  changes: Changes["together"];
  /** The time on the database's clock, so that machines with wrong clocks agree. */
  now: () => Promise<Date>;
  /** SQL for the time on the database's clock, plus `plusSeconds`. */
  sqlNow: (plusSeconds?: number) => string;
  /** Applies the missing migrations. @returns their names */
  migrate: () => Promise<string[]>;
  /** Removes what was deleted from the database's own log too. */
  forgetDeleted: () => Promise<void>;
  /** Whether all migrations are applied. */
  migrated: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Place = { url?: string | undefined; folder: string };

/**
 * Opens MariaDB at `url`, or the SQLite file in `folder` without a `url`.
 * @param log receives stored values that the settings no longer include
 */
export async function openDatabase({ url, folder, log }: Place & { log?: Logger }): Promise<Database> {
  logUnlisted(log);
  const source = url ? mariadb(url) : sqlite(folder);
  // A SQLite data source has one connection, and a read on the writing one would join its transaction.
  const reader = url ? source : sqlite(folder);
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
    migrate: async () => (await source.runMigrations({ transaction: "each" })).map(({ name }) => name),
    // MariaDB overwrites its logs as it goes on.
    forgetDeleted: url ? async () => undefined : () => emptyLog(reader),
    migrated: async () => !(await source.showMigrations()),
    close: async () => {
      if (reader !== source) await reader.destroy();
      await source.destroy();
    },
  };
}

function mariadb(url: string): DataSource {
  return new DataSource({
    type: "mariadb",
    url: url.replace(/^mariadb:/, "mysql:"),
    charset: "utf8mb4_unicode_ci",
    timezone: "Z",
    connectTimeout: 10_000,
    driver: { ...mysql2, createPool: readingCommitted },
    entities,
    migrations,
  });
}

function sqlite(folder: string): DataSource {
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

function mariadbNow(plusSeconds = 0): string {
  return `DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ${plusSeconds} SECOND)`;
}

function sqliteNow(plusSeconds = 0): string {
  return `strftime('%Y-%m-%d %H:%M:%f', 'now', '${plusSeconds} seconds')`;
}

/** Reads a raw timestamp: a Date from mysql2, text in UTC from SQLite. */
function readMoment(value: Date | string): Date {
  return typeof value === "string" ? new Date(`${value.replace(" ", "T")}Z`) : value;
}

/**
 * Runs SQLite's transactions one at a time, because they share a connection. Each begins with a write that changes
 * nothing: a transaction that reads before it writes fails at once when another process wrote in between.
 */
function oneAfterAnother(source: DataSource): Database["write"] {
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
    await runner.query("DELETE FROM workers WHERE 0");
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

/** How many statements a connection keeps prepared. A server allows 16,382 of all its connections. */
const preparedStatements = 200;

/**
 * Makes every connection read committed data. Under the default, REPEATABLE READ, a transaction that waited for another's row
 * cannot see it: of two clicks at once, the second would not find the dispatch that the first created.
 */
function readingCommitted(options: mysql2.PoolOptions): mysql2.Pool {
  const pool = mysql2.createPool({ ...options, maxPreparedStatements: preparedStatements });
  // Sent before whatever the new connection was opened for.
  pool.on("connection", (connection) => {
    connection.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED", (error) => {
      if (error) connection.destroy();
    });
  });
  return pool;
}
