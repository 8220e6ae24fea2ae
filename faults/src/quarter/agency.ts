import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listAllReports, settleDispatch } from "@agency/contracts/reports";
import { reportEntity } from "@agency/server/reports/table";
import { runSchedulesJob } from "@agency/server/schedules/jobs";
import { dueReports } from "@agency/server/sending/store";
import { dispatchEntity } from "@agency/server/sending/table";
import { startApi } from "@agency/server/testing/api";
import { startApiWithGoogle } from "@agency/server/testing/fake-google";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { startMailSearch, startMailServer } from "@agency/testing/mail-server";
import { startWorkerProcess, type WorkerProcess } from "@agency/testing/product";

export type Agency = Awaited<ReturnType<typeof openAgency>>;

/**
 * The API, a worker in its own process and a place for emails, all on one calendar that the script sets.
 * @param options.google a fake Google on the same calendar as well
 */
export async function openAgency(options: { google?: boolean } = {}) {
  const mailServer = process.env["TEST_DATABASE"] === "mariadb" ? await startMailServer() : null;
  if (mailServer) afterwards(mailServer.stop);
  const mailSearch = mailServer && (await startMailSearch(mailServer));
  if (mailSearch) afterwards(mailSearch.stop);
  const mailing = {
    ...(mailServer && { SMTP_URL: mailServer.url }),
    ...(mailSearch && { MAIL_LOOKUP_URL: mailSearch.url }),
  };
  // Sample figures are on, so that the script shows that none is mailed.
  const settings = { environment: { ...mailing, SAMPLE_DATA: "on" } };
  const { api, google } = options.google
    ? await startApiWithGoogle(settings)
    : { api: await startApi(settings), google: null };
  const { database, environment } = api.dependencies;
  const { DATA_DIR, DATABASE_URL, REDIS_URL, PUBLIC_URL } = environment;
  const { GOOGLE_URL = "", GOOGLE_CLIENT_ID = "", GOOGLE_CLIENT_SECRET = "", SECRET_KEY } = environment;
  const clockFile = join(DATA_DIR, "clock");
  const runSchedules = runSchedulesJob({ ...api.dependencies, clock: async () => api.clock.read(), newId: randomUUID });
  let worker: WorkerProcess | null = null;
  afterwards(() => worker?.kill());

  const agency = {
    api,
    google,
    database,
    /** Sets the time of day in Malaysia, for API, worker and schedules. The staff sign in again. */
    setTime: async (date: string, hour: number) => {
      const moment = new Date(`${date}T${String(hour).padStart(2, "0")}:00:00+08:00`);
      api.clock.set(moment);
      // The worker reads it all the time, and must not meet an empty one.
      writeFileSync(`${clockFile}.next`, moment.toISOString());
      renameSync(`${clockFile}.next`, clockFile);
      await api.renewSession();
    },
    runSchedules,
    startWorker: async () => {
      worker = await startWorkerProcess(
        {
          DATA_DIR,
          PUBLIC_URL,
          ...(DATABASE_URL && { DATABASE_URL }),
          ...(REDIS_URL && { REDIS_URL }),
          ...mailing,
          ...(google && { GOOGLE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }),
          ...(google && SECRET_KEY && { SECRET_KEY: SECRET_KEY.toString("hex") }),
          SAMPLE_DATA: "on",
          CLOCK_FILE: clockFile,
          LOG_LEVEL: "info",
        },
        "faults/src/quarter/clocked-worker.ts",
      );
    },
    /** Kills the worker in the middle of its emails, and starts another once its leases are over. */
    killWorker: async () => {
      const before = agency.messageIds().length;
      await until(() => {
        if (agency.messageIds().length <= before) throw new Error("No email yet");
      });
      await worker?.kill();
      for (const entity of [reportEntity, dispatchEntity])
        await database.write((transaction) =>
          transaction
            .createQueryBuilder()
            .update(entity)
            .set({ leaseUntil: () => database.sqlNow(-1) })
            .where("leaseUntil IS NOT NULL")
            .execute(),
        );
      await agency.startWorker();
    },
    /** Waits until nothing is left to do. The staff settle what the crash left in doubt, by looking into the mailbox. */
    finishWork: () =>
      until(async () => {
        const { waiting } = await dueReports(api.dependencies.database);
        if (waiting > 0) throw new Error(`${waiting} rows wait`);
        await settleDoubts();
      }),
    /** The Message-IDs of every email that arrived, in no order. */
    messageIds: (): string[] => {
      if (mailServer) return mailServer.mails.map(({ messageId }) => messageId);
      const folder = join(DATA_DIR, "mail");
      const files = filesIn(folder).filter((name) => name.endsWith(".eml"));
      return files.map(
        (name) => /^message-id:\s*(<[^>]+>)/im.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? name,
      );
    },
  };
  return agency;

  async function settleDoubts(): Promise<void> {
    const { reports } = await api.call(listAllReports, { query: { mail: "uncertain", limit: 100 } });
    for (const { id: reportId, clientId, dispatches } of reports)
      for (const { id: dispatchId, state } of dispatches) {
        if (state !== "uncertain") continue;
        const { messageId } = await database.manager.findOneByOrFail(dispatchEntity, { id: dispatchId });
        const arrived = agency.messageIds().includes(messageId);
        await api.call(settleDispatch, { params: { clientId, reportId, dispatchId }, body: { arrived } });
        if (!arrived) throw new Error("An email is sent again");
      }
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
