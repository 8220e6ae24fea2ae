import { readFileSync } from "node:fs";
import { openSandbox } from "@agency/server/compose/sandbox";
import { openDatabase } from "@agency/server/compose/tables";
import { readEnvironment, sampleUse } from "@agency/server/kit/environment";
import { makeLog } from "@agency/server/kit/log/log";
import { startWorker } from "@agency/worker/worker";

/** A worker whose calendar is the file that CLOCK_FILE names. Leases and retries go by the real time. */
const environment = readEnvironment(process.env);
const log = makeLog("worker", environment.LOG_LEVEL);
const samples = sampleUse(environment);
const real = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR, samples, log });
const database = { ...real, now: async () => new Date(readFileSync(process.env["CLOCK_FILE"] ?? "", "utf8")) };
const sandbox = openSandbox();
const pace = {
  due: { polling: 50, redis: 500 },
  leftovers: 200,
  // The schedules run when the script says so.
  reminders: 3_600_000,
  deletions: 3_600_000,
  // Reads the calendar.
  heartbeat: 50,
  afterFailure: 200,
};
const worker = await startWorker({ environment, log, database, sandbox, pace });
process.once("SIGTERM", () => void worker.stop().then(sandbox.close).then(real.close));
