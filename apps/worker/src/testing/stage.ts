import { pino } from "pino";
import { expect } from "vitest";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "@agency/server/clients/client";
import { openDatabase } from "@agency/server/compose/tables";
import type { Database } from "@agency/server/kit/db/database";
import { readEnvironment, sampleUse } from "@agency/server/kit/environment";
import { makeLog } from "@agency/server/kit/log/log";
import { type Bell, openBell } from "@agency/server/kit/queue/bell";
import type { Report } from "@agency/server/reports/report";
import { reportEntity } from "@agency/server/reports/table";
import { type ReportAsk, requestReport } from "@agency/server/sending/request-reports";
import { type Dispatch, dispatchEntity } from "@agency/server/sending/table";
import { contextOn, sharedSandbox } from "@agency/server/testing/context";
import { expireLease, makeDue, migratedScratch } from "@agency/server/testing/migrated-scratch";
import { addClient } from "@agency/server/testing/records";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { type ReceivedMail, startMailServer } from "@agency/testing/mail-server";
import { type LogLine, startWorkerProcess, type WorkerProcess } from "@agency/testing/product";
import { type Pace, startWorker } from "../worker.ts";

/**
 * A worker with short pauses, though not so short that its looking for work takes the processor from the test. Rare jobs, once a
 * minute or less, run at its start.
 */
export const hurried: Pace = {
  due: { polling: 100, redis: 100 },
  leftovers: 200,
  reminders: 60_000,
  deletions: 60_000,
  heartbeat: 60_000,
  afterFailure: 50,
};

export const staffAddress = "staff@agency.test";

/** A worker that does not poll, so that only the doorbell wakes it. */
export const askedOnly: Pace = { ...hurried, due: { polling: 600_000, redis: 600_000 } };

/** A request of the staff. */
export type Asked = { client: Client; reportId: string; dispatchId: string };

/** Everything around the worker: database, doorbell, mail server, and the part of the API that requests reports. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

export async function openStage() {
  const scratch = await migratedScratch();
  const samples = { sampleData: true, sampleMails: true };
  const database = await openDatabase({ url: scratch.databaseUrl, folder: scratch.folder, samples });
  afterwards(database.close);
  const mailServer = await startMailServer();
  afterwards(mailServer.stop);
  const bell = await openWorkingBell(scratch.redisUrl);
  afterwards(bell.close);
  const ends: (() => Promise<unknown>)[] = [];
  const settings = {
    DATA_DIR: scratch.folder,
    ...(scratch.databaseUrl && { DATABASE_URL: scratch.databaseUrl }),
    ...(scratch.redisUrl && { REDIS_URL: scratch.redisUrl }),
    SMTP_URL: mailServer.url,
    PUBLIC_URL: "http://agency.test",
    SAMPLE_DATA: "mail",
    SECRET_KEY: "5".repeat(64),
  };
  /** For the API's use cases. */
  const context = contextOn(database, {
    environment: readEnvironment({ ...settings, STAFF_EMAIL: staffAddress }),
    bell,
  });

  const ask = async (client: Client, type: ReportType, last: ReportAsk["until"]) => {
    const period = lastCompletePeriod(type, await database.now());
    return requestReport(context, client, { type, period, until: last, by: "siti" });
  };

  const stage = {
    ...scratch,
    database,
    mailServer,
    ring: bell.ring,
    context,
    addClient: (details: Partial<Client> = {}) => addClient(database, details),

    /** Starts a worker in this process, which shares the test's database. */
    startWorker: async (more: Record<string, string> = {}, pace = hurried) => {
      const environment = readEnvironment({ ...settings, ...more });
      const lines: LogLine[] = [];
      const log = makeLog("worker", environment.LOG_LEVEL, { write: (line) => void lines.push(JSON.parse(line)) });
      const own = { ...database, samples: sampleUse(environment) };
      const worker = await startWorker({ environment, log, database: own, sandbox: sharedSandbox(), pace });
      ends.push(worker.stop);
      return { log: lines, stop: worker.stop };
    },
    /** Starts a worker in its own process, for tests that kill, freeze or signal it. */
    spawnWorker: async (more: Record<string, string> = {}): Promise<WorkerProcess> => {
      const worker = await startWorkerProcess({ ...settings, ...more });
      ends.push(async () => {
        worker.thaw();
        await worker.kill();
      });
      return worker;
    },

    generate: (client: Client, type: ReportType = "monthly"): Promise<string> => ask(client, type, "approve"),

    /** Requests a report and its sending, as the button does. */
    send: async (client: Client, type: ReportType = "monthly"): Promise<Asked> => {
      const reportId = await ask(client, type, "send");
      const { id } = await database.manager.findOneByOrFail(dispatchEntity, { reportId, number: 0 });
      return { client, reportId, dispatchId: id };
    },
    sendToNewClient: async (): Promise<Asked> => stage.send(await stage.addClient()),

    report: (id: string): Promise<Report> => database.manager.findOneByOrFail(reportEntity, { id }),
    dispatch: ({ dispatchId }: Asked): Promise<Dispatch> =>
      database.manager.findOneByOrFail(dispatchEntity, { id: dispatchId }),
    /** The mail server's emails to this client, whether or not the sender got a 250. */
    mailsTo: ({ client }: Pick<Asked, "client">): ReceivedMail[] =>
      mailServer.mails.filter(({ to }) => to.includes(client.email)),

    dispatchReaches: (asked: Asked, wanted: Partial<Dispatch>): Promise<void> =>
      until(async () => expect(await stage.dispatch(asked)).toMatchObject(wanted)),
    reportReaches: (id: string, wanted: Partial<Report>): Promise<void> =>
      until(async () => expect(await stage.report(id)).toMatchObject(wanted)),

    /** Expires the lease of the worker that claimed the row. */
    expireReportLease: (id: string) => expireLease(database, reportEntity, id),
    expireDispatchLease: ({ dispatchId }: Asked) => expireLease(database, dispatchEntity, dispatchId),
    makeReportDue: (id: string) => makeDue(database, reportEntity, id),
    makeDispatchDue: ({ dispatchId }: Asked) => makeDue(database, dispatchEntity, dispatchId),

    /** Stops every worker and empties the mail server, which accepts emails again. */
    reset: async () => {
      // First, so that no worker waits for its answer.
      await mailServer.stop();
      await Promise.all(ends.splice(0).map((end) => end()));
      mailServer.behaviour = "take";
      mailServer.mails.length = 0;
      await mailServer.listen();
    },
  };
  afterwards(stage.reset);
  return stage;
}

async function openWorkingBell(redisUrl: string | undefined): Promise<Bell> {
  const bell = await openBell(redisUrl, pino({ level: "silent" }));
  await until(async () => expect(await bell.working()).toBe(true));
  return bell;
}

/** Blocks all other writes until the returned function is called. */
export async function holdWrites(
  { database }: Pick<Stage, "database">,
  table: "dispatches" | "notifications" | "reports",
): Promise<() => Promise<void>> {
  const runner = database.source.createQueryRunner();
  await runner.connect();
  if (database.kind === "mariadb") {
    await runner.query("BEGIN");
    await runner.query(`SELECT id FROM ${table} FOR UPDATE`);
  } else {
    await runner.query("BEGIN IMMEDIATE");
  }
  return async () => {
    await runner.query("ROLLBACK");
    await runner.release();
  };
}

/** Blocks a report, once it was started, from being finished until the returned function is called. */
export async function holdGeneration({ database }: { database: Database }): Promise<() => Promise<void>> {
  if (database.kind === "mariadb") {
    const runner = database.source.createQueryRunner();
    await runner.connect();
    await runner.query("LOCK TABLES figures WRITE");
    return async () => {
      await runner.query("UNLOCK TABLES");
      await runner.release();
    };
  }
  // SQLite's readers never wait, so this delays the last write instead.
  await database.source.query(`CREATE VIEW endless AS
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1e15) SELECT COUNT(*) AS n FROM counted`);
  await database.source.query(`CREATE TRIGGER hold BEFORE UPDATE ON reports WHEN NEW.state = 'done'
    BEGIN SELECT n FROM endless; END`);
  return async () => {
    await database.source.query("DROP TRIGGER hold");
    await database.source.query("DROP VIEW endless");
  };
}
