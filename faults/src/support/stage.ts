import { chmod, mkdir, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { retryDeadlocks } from "@agency/server/kit/db/change";
import type { Holder } from "@agency/server/reports/report";
import type { Dispatch } from "@agency/server/sending/table";
import { wrongHolders } from "@agency/server/testing/records";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { startMailSearch, startMailServer } from "@agency/testing/mail-server";
import {
  type Program,
  type WorkerProcess,
  freePort,
  setUp,
  startApi,
  startWorkerProcess,
} from "@agency/testing/product";
import { openCalls } from "./call.ts";
import { notificationDesk, mailPerson, reportDesk } from "./desks.ts";
import { type Mariadb, openMariadb, openRedis } from "./servers.ts";

export type ApiProcess = {
  url: string;
  start: () => Promise<void>;
  /** Kills it without warning, like a power cut. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
};

/** The API at the address that `environment` names. It can be stopped and started again. */
function apiProcess(environment: Record<string, string> & { PORT: string }): ApiProcess {
  let api: Program;
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    start: async () => void (api = await startApi(environment)),
    kill: () => api.kill(),
    stop: () => api.stop(),
  };
}

const password = "a password for the staff";

/** Whatever happened, what each recipient has of a report is what its emails say. */
async function expectHolders({ sql }: Mariadb): Promise<void> {
  const mails = await sql("SELECT id, reportId, recipient, number, revision, state, sentAt FROM dispatches");
  const noted = await sql("SELECT * FROM report_holders");
  expect(wrongHolders(mails as Dispatch[], noted as Holder[])).toEqual([]);
}

/** The whole product in parts that a test can stop: API and workers as processes, MariaDB, Redis, a mail server. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** @param databaseFolder MariaDB's data folder, when it is separate from the rest */
export async function openStage({ databaseFolder }: { databaseFolder?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  // MariaDB's account needs access through this folder.
  await chmod(folder, 0o711);
  const data = join(folder, "data");
  await mkdir(data);
  const [mariadb, redis, mailServer] = await Promise.all([
    openMariadb(databaseFolder ?? folder),
    openRedis(folder),
    startMailServer({ besides: (raw) => mailPerson(raw) === "" }),
  ]);
  const mailSearch = await startMailSearch(mailServer);
  const port = String(await freePort());
  const environment = {
    DATA_DIR: data,
    DATABASE_URL: mariadb.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STAFF_EMAIL: "staff@agency.test",
    ADMIN_PASSWORD: password,
    SAMPLE_DATA: "mail",
    RATE_LIMITS: "off",
    // Each notice is identified by its person, who is then the reply address.
    NOTICE_REPLY_TO: "person",
  };
  await setUp(environment);
  const api = apiProcess(environment);
  await api.start();
  const call = await openCalls(api.url, password);
  const running = new Set<WorkerProcess>();

  const stage = {
    folder,
    data,
    mariadb,
    redis,
    mailServer,
    mailSearch,
    api,
    call,
    reports: reportDesk(call),
    notifications: notificationDesk(call),
    startWorker: async (more: Record<string, string> = {}): Promise<WorkerProcess> => {
      const worker = await startWorkerProcess({ ...environment, ...more });
      running.add(worker);
      return worker;
    },
    /** Retries until it starts, as a supervisor does with a worker whose database is down. */
    startWorkerAtLast: (more: Record<string, string> = {}): Promise<WorkerProcess> =>
      until(() => stage.startWorker(more)),
    /** With these variables, workers ask the mail service whether it took an email. */
    asking: { MAIL_LOOKUP_URL: mailSearch.url },

    /** All emails the mail server took, whether or not the sender got a 250. */
    mails: async (): Promise<Buffer[]> => mailServer.mails.map(({ raw }) => raw),
    /** Waits until at least this many SMTP conversations wait for the mail server's answer. */
    mailServerHolds: async (count: number): Promise<void> => {
      await until(() => expect(mailServer.waiting()).toBeGreaterThanOrEqual(count));
    },
    /** The mail server takes emails again and releases withheld answers, whose workers are gone. */
    mailServerTakes: () => {
      mailServer.behaviour = "take";
      mailServer.release();
    },
    /** Expires every lease, so that dead workers' rows count as left behind. */
    passLeases: async () => {
      for (const table of ["reports", "dispatches", "notifications"]) {
        // Workers go on meanwhile: MariaDB may choose this update to end a deadlock with one of them.
        await retryDeadlocks(() =>
          mariadb.sql(
            `UPDATE ${table} SET leaseUntil = DATE_SUB(UTC_TIMESTAMP(3), INTERVAL 1 SECOND) WHERE leaseUntil IS NOT NULL`,
          ),
        );
      }
    },
    journal: () => readFile(join(data, "journal", "sent.log"), "utf8").catch(() => ""),
    /** Cleans up between tests. */
    reset: async () => {
      for (const worker of running) {
        worker.thaw();
        await worker.kill();
      }
      running.clear();
      await expectHolders(mariadb);
      stage.mailServerTakes();
      mailServer.slowness = 1000;
    },
  };
  afterwards(async () => {
    await stage.reset();
    await api.kill();
    await Promise.all([mariadb.kill(), redis.kill(), mailServer.stop(), mailSearch.stop()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return stage;
}

/** The product as `npm start` runs it: SQLite and email files, all in one folder. */
export async function openEmbedded(data: string) {
  const port = String(await freePort());
  const environment = {
    DATA_DIR: data,
    PORT: port,
    ADMIN_PASSWORD: password,
    RATE_LIMITS: "off",
    // Each notice is identified by its person, who is then the reply address.
    NOTICE_REPLY_TO: "person",
    SAMPLE_DATA: "mail",
  };
  await setUp(environment);
  const api = apiProcess(environment);
  await api.start();
  const call = await openCalls(api.url, password);
  const folder = join(data, "mail");
  let worker: WorkerProcess | undefined;
  return {
    api,
    reports: reportDesk(call),
    notifications: notificationDesk(call),
    startWorker: async () => (worker = await startWorkerProcess(environment)),
    mails: async (): Promise<Buffer[]> => {
      const names = await readdir(folder).catch(() => []);
      expect(names.filter((name) => !name.endsWith(".eml"))).toEqual([]);
      return Promise.all(names.map((name) => readFile(join(folder, name))));
    },
    close: async () => {
      await worker?.kill();
      await api.kill();
    },
  };
}
