import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { until } from "@agency/testing/ceiling";
import { freePort } from "@agency/testing/free-port";
import { startMailSearch } from "@agency/testing/mail-search";
import { startMailServer } from "@agency/testing/mail-server";
import { setUp } from "@agency/testing/product";
import { startWorkerProcess, type WorkerProcess } from "@agency/testing/worker-process";
import { apiProcess } from "./api-process.ts";
import { notificationDesk, reportDesk } from "./desks.ts";
import { openMariadb } from "./mariadb.ts";
import { openRedis } from "./redis.ts";
import { signIn } from "./staff.ts";

const password = "a password for the staff";

/** The whole product in parts that can be taken away: API and workers as processes, MariaDB, Redis, a mail server. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** @param databaseFolder where MariaDB keeps its data, when that is not beside the rest */
export async function openStage({ databaseFolder }: { databaseFolder?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  // MariaDB's account must be able to pass.
  await chmod(folder, 0o711);
  const data = join(folder, "data");
  await mkdir(data);
  const [mariadb, redis, mailServer] = await Promise.all([
    openMariadb(databaseFolder ?? folder),
    openRedis(folder),
    startMailServer(),
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
    SAMPLE_DATA: "on",
    RATE_LIMITS: "off",
  };
  await setUp(environment);
  const api = apiProcess(environment);
  await api.start();
  const call = await signIn(api.url, password);
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
    /** Does not start until it can: what a supervisor makes of a worker whose database is away. */
    startWorkerAtLast: (more: Record<string, string> = {}): Promise<WorkerProcess> =>
      until(() => stage.startWorker(more)),
    /** With these, workers ask the mail service what became of a mail. */
    asking: { MAIL_LOOKUP_URL: mailSearch.url },

    /** All that was mailed, told about or not. */
    mails: async (): Promise<Buffer[]> => mailServer.mails.map(({ raw }) => raw),
    /** Until so many conversations wait for the mail server's answer. */
    mailServerHolds: (count: number) => until(() => expect(mailServer.waiting()).toBe(count)),
    /** The mail server takes mails again; answers that it kept back for workers that are gone are dropped. */
    mailServerTakes: () => {
      mailServer.behaviour = "take";
      mailServer.release();
    },
    /** A minute passes: what dead workers held counts as left behind. */
    passLeases: async () => {
      for (const table of ["reports", "dispatches", "letters"]) {
        await mariadb.sql(
          `UPDATE ${table} SET leaseUntil = DATE_SUB(UTC_TIMESTAMP(3), INTERVAL 1 SECOND) WHERE leaseUntil IS NOT NULL`,
        );
      }
    },
    journal: () => readFile(join(data, "journal", "sent.log"), "utf8").catch(() => ""),
    /** Between tests. */
    reset: async () => {
      for (const worker of running) {
        worker.thaw();
        await worker.kill();
      }
      running.clear();
      stage.mailServerTakes();
      mailServer.slowness = 1000;
    },
    close: async () => {
      await stage.reset();
      await api.kill();
      await Promise.all([mariadb.kill(), redis.kill(), mailServer.stop(), mailSearch.stop()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  return stage;
}
