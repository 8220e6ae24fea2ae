import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { freePort } from "@agency/testing/free-port";
import { setUp } from "@agency/testing/product";
import { startWorkerProcess, type WorkerProcess } from "@agency/testing/worker-process";
import { apiProcess } from "./api-process.ts";
import { notificationDesk, reportDesk } from "./desks.ts";
import { signIn } from "./staff.ts";

const password = "a password for the staff";

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
  const call = await signIn(api.url, password);
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
