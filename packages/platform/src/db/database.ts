import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { DataSource, type EntityManager, type QueryRunner } from "typeorm";
import { auditEntity } from "./entities/audit.ts";
import { bookingEntity } from "./entities/bookings.ts";
import { clientEntity } from "./entities/clients.ts";
import { enquiryEntity } from "./entities/enquiries.ts";
import { figuresEntity } from "./entities/figures.ts";
import { logUnlisted } from "./entities/listed.ts";
import {
  issueEntity,
  issueRecipientEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
} from "./entities/newsletter.ts";
import { notificationEntity } from "./entities/notifications.ts";
import { dispatchEntity, reportEntity } from "./entities/reports.ts";
import { scheduleEntity, settingEntity, workerEntity } from "./entities/schedules.ts";
import { speedTestEntity } from "./entities/speed-tests.ts";
import { sessionEntity, staffEntity } from "./entities/staff.ts";
import { Initial1795000000000 } from "./migrations/1-initial.ts";
import { LettersAndEnquiries1795300000000 } from "./migrations/2-letters-and-enquiries.ts";
import { Audits1795310000000 } from "./migrations/3-audits.ts";
import { SpeedTests1795320000000 } from "./migrations/4-speed-tests.ts";
import { BookingsAndNewsletter1795600000000 } from "./migrations/5-bookings-and-newsletter.ts";
import { RequestIds1795900000000 } from "./migrations/6-request-ids.ts";

const entities = [
  staffEntity,
  sessionEntity,
  clientEntity,
  figuresEntity,
  reportEntity,
  dispatchEntity,
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
];
const migrations = [
  Initial1795000000000,
  LettersAndEnquiries1795300000000,
  Audits1795310000000,
  SpeedTests1795320000000,
  BookingsAndNewsletter1795600000000,
  RequestIds1795900000000,
];

/** The names of all migrations that this version has. */
export const knownMigrations: string[] = migrations.map(({ name }) => name);

export type Database = {
  kind: "sqlite" | "mariadb";
  /** Where writes and migrations run. */
  source: DataSource;
  /** Reads; never inside a transaction of somebody else's, so that what may yet be undone is not seen. */
  manager: EntityManager;
  /** Runs all writes of `work` or none. Every write goes through here. */
  write: <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;
  /** The moment by the database's clock, so that machines with wrong clocks agree. */
  now: () => Promise<Date>;
  /** SQL for the database's clock, plus so many seconds. */
  sqlNow: (plusSeconds?: number) => string;
  /** Applies the migrations that are missing. */
  migrate: () => Promise<string[]>;
  /** Whether none is missing. */
  migrated: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Place = { url?: string | undefined; folder: string };

/**
 * Opens MariaDB at `url`, or else the SQLite file in `folder`.
 * @param log told of stored values that the settings do not have any more
 */
export async function openDatabase({ url, folder, log }: Place & { log?: Logger }): Promise<Database> {
  logUnlisted(log);
  const source = url ? mariadb(url) : sqlite(folder);
  // SQLite has one connection a data source, and a read on the writing one would fall into a transaction.
  const reader = url ? source : sqlite(folder);
  await source.initialize();
  if (reader !== source) await reader.initialize();
  const sqlNow = url ? mariadbNow : sqliteNow;
  return {
    kind: url ? "mariadb" : "sqlite",
    source,
    manager: reader.manager,
    write: url ? (work) => retryDeadlocks(() => readingCommitted(source, work)) : oneAfterAnother(source),
    now: async () => readMoment((await reader.query(`SELECT ${sqlNow()} AS now`))[0].now),
    sqlNow,
    migrate: async () => (await source.runMigrations({ transaction: "each" })).map(({ name }) => name),
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
    entities,
    migrations,
  });
}

function sqlite(folder: string): DataSource {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new DataSource({
    type: "better-sqlite3",
    database: join(folder, "agency.sqlite"),
    enableWAL: true,
    timeout: 10_000,
    entities,
    migrations,
  });
}

function mariadbNow(plusSeconds = 0): string {
  return `DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ${plusSeconds} SECOND)`;
}

function sqliteNow(plusSeconds = 0): string {
  return `strftime('%Y-%m-%d %H:%M:%f', 'now', '${plusSeconds} seconds')`;
}

/** A raw moment: a date from mysql2, text in UTC from SQLite. */
function readMoment(value: Date | string): Date {
  return typeof value === "string" ? new Date(`${value.replace(" ", "T")}Z`) : value;
}

/**
 * SQLite has one connection, so that transactions must wait for one another. Each begins with a write that changes
 * nothing: a transaction that first reads and then writes would fail at once when another process wrote in between.
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
 * With a full disk SQLite takes a transaction back by itself and refuses to do so again. TypeORM would then count one
 * transaction too many for ever, and all later ones would stay inside of it: seen by nobody, and lost in the end.
 */
async function undo(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    await runner.query("BEGIN");
    await runner.rollbackTransaction();
  }
}

/**
 * Under MariaDB's usual REPEATABLE READ a transaction that has waited for another's row cannot see that row: the second of
 * two clicks at once would look for the sending that the first made and find none.
 */
function readingCommitted<T>(source: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return source.transaction("READ COMMITTED", work);
}

/** How often a transaction is tried that InnoDB makes the victim of two that wait for each other. */
const tries = 10;

/** InnoDB asks for a victim to be tried again. Each pause is longer, so that the others get done meanwhile. */
async function retryDeadlocks<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tried === tries || !isDeadlock(error)) throw error;
    await sleep(2 ** tried);
    return retryDeadlocks(run, tried + 1);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK";
}
