import { pino } from "pino";
import { v7 as newId } from "uuid";
import { expect, vi } from "vitest";
import type { Client } from "@agency/core/clients/client";
import { figuresSource } from "@agency/core/figures/read-figures";
import type { Dispatch, Report } from "@agency/core/reports/report";
import { requestReport } from "@agency/core/reports/request-report";
import { sendReport } from "@agency/core/reports/send-report";
import type { ReportType } from "@agency/model/report/report-type";
import { type Database, openDatabase } from "@agency/platform/db/database";
import { dispatchEntity, reportEntity } from "@agency/platform/db/entities/reports";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { reportRepository } from "@agency/platform/db/repositories/reports";
import { type Bell, redisBell, silentBell } from "@agency/platform/queue/doorbell";
import { type ReceivedMail, startMailServer } from "@agency/platform/testing/mail-server";
import { addClient } from "@agency/platform/testing/records";
import { makeScratch } from "@agency/platform/testing/scratch";
import { expireLease, makeDue } from "@agency/platform/testing/two-workers";
import { startWorkerProcess, type WorkerProcess } from "./worker-process.ts";

/** How long a test waits for what must come, in ms; a busy machine takes its time. */
const patience = { timeout: 30_000, interval: 25 };

/** What a staff member asked for. */
export type Asked = { client: Client; reportId: string; dispatchId: string };

/** Everything around the worker: database, doorbell, mail server, and the part of the API that asks for reports. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

export async function openStage() {
  const scratch = await makeScratch();
  const database = await openDatabase({ url: scratch.databaseUrl, folder: scratch.folder });
  await database.migrate();
  const mailServer = await startMailServer();
  const bell = await openBell(scratch.redisUrl);
  const running: WorkerProcess[] = [];
  const asking = {
    reports: reportRepository(database),
    figures: figuresSource(figuresRepository(database), { sampleData: true }),
    doorbell: bell.ring,
    clock: database.now,
    newId,
    host: "agency.test",
  };

  const stage = {
    ...scratch,
    database,
    mailServer,
    ring: bell.ring,
    addClient: (details: Partial<Client> = {}) => addClient(database, details),

    startWorker: async (environment: Record<string, string> = {}): Promise<WorkerProcess> => {
      const worker = await startWorkerProcess({
        DATA_DIR: scratch.folder,
        ...(scratch.databaseUrl && { DATABASE_URL: scratch.databaseUrl }),
        ...(scratch.redisUrl && { REDIS_URL: scratch.redisUrl }),
        SMTP_URL: mailServer.url,
        PUBLIC_URL: "http://agency.test",
        SAMPLE_DATA: "on",
        ...environment,
      });
      running.push(worker);
      return worker;
    },

    generate: (client: Client, type: ReportType = "monthly"): Promise<string> => requestReport(asking, client, type),

    /** Asks for a report and for sending it, as the button does. */
    send: async (client: Client, type: ReportType = "monthly"): Promise<Asked> => {
      const reportId = await sendReport(asking, client, type);
      const { id } = await database.manager.findOneByOrFail(dispatchEntity, { reportId, number: 0 });
      return { client, reportId, dispatchId: id };
    },
    sendToNewClient: async (): Promise<Asked> => stage.send(await stage.addClient()),

    report: (id: string): Promise<Report> => database.manager.findOneByOrFail(reportEntity, { id }),
    dispatch: ({ dispatchId }: Asked): Promise<Dispatch> =>
      database.manager.findOneByOrFail(dispatchEntity, { id: dispatchId }),
    /** What the mail server has for this client, told about or not. */
    mailsTo: ({ client }: Pick<Asked, "client">): ReceivedMail[] =>
      mailServer.mails.filter(({ to }) => to.includes(client.email)),

    dispatchReaches: (asked: Asked, wanted: Partial<Dispatch>): Promise<void> =>
      vi.waitFor(async () => expect(await stage.dispatch(asked)).toMatchObject(wanted), patience),
    reportReaches: (id: string, wanted: Partial<Report>): Promise<void> =>
      vi.waitFor(async () => expect(await stage.report(id)).toMatchObject(wanted), patience),
    until: (check: () => unknown): Promise<void> => vi.waitFor(async () => void (await check()), patience),

    /** Time passes until the worker that held the row counts as gone. */
    expireReportLease: (id: string) => expireLease(database, reportEntity, id),
    expireDispatchLease: ({ dispatchId }: Asked) => expireLease(database, dispatchEntity, dispatchId),
    makeReportDue: (id: string) => makeDue(database, reportEntity, id),
    makeDispatchDue: ({ dispatchId }: Asked) => makeDue(database, dispatchEntity, dispatchId),

    /** The mail server takes every mail again, and has none. */
    resetMailServer: async () => {
      mailServer.behaviour = "take";
      await mailServer.stop();
      await mailServer.listen();
      mailServer.mails.length = 0;
    },
    killWorkers: async () => {
      for (const worker of running.splice(0)) {
        worker.thaw();
        await worker.kill();
      }
    },
    close: async () => {
      await stage.killWorkers();
      await mailServer.stop();
      await bell.close();
      await database.close();
      await scratch.remove();
    },
  };
  return stage;
}

async function openBell(redisUrl: string | undefined): Promise<Bell> {
  if (!redisUrl) return silentBell;
  const bell = redisBell(redisUrl, pino({ level: "silent" }));
  await vi.waitFor(async () => expect(await bell.working()).toBe(true), patience);
  return bell;
}

/** Keeps every write of others waiting until the returned function is called. */
export async function holdWrites(
  { database }: Pick<Stage, "database">,
  table: "dispatches" | "letters" | "reports",
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

/** Keeps a report from being finished once it was begun, until the returned function is called. */
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
  // SQLite's readers never wait, so that here it is the last write that takes for ever.
  await database.source.query(`CREATE VIEW endless AS
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1e15) SELECT COUNT(*) AS n FROM counted`);
  await database.source.query(`CREATE TRIGGER hold BEFORE UPDATE ON reports WHEN NEW.state = 'done'
    BEGIN SELECT n FROM endless; END`);
  return async () => {
    await database.source.query("DROP TRIGGER hold");
    await database.source.query("DROP VIEW endless");
  };
}
