import { openSandbox } from "@agency/server/compose/sandbox";
import { openDatabase } from "@agency/server/compose/tables";
import { readEnvironment, sampleUse } from "@agency/server/kit/environment";
import { tellReady } from "@agency/server/kit/http/start-and-stop";
import { makeLog } from "@agency/server/kit/log/log";
import { allowsClearLogin, readSmtpServer } from "@agency/server/kit/mail/smtp";
import { requireDataFolder, startOrSayWhy, warnOfUnlikelySettings } from "@agency/server/kit/start";
import { startWorker } from "./worker.ts";

/**
 * Starts the worker. Shuts down gracefully: finishes the current work and takes nothing new. With `--trial` it takes no work at all, and
 * ends with 0 once it is ready: `agency update` tries a release so.
 */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = makeLog("worker", environment.LOG_LEVEL);
  warnOfUnlikelySettings(process.env, log);
  requireDataFolder(environment.DATA_DIR);
  const mailServer = readSmtpServer(environment);
  if (mailServer && allowsClearLogin(mailServer)) {
    log.warn("SMTP_CLEAR_LOGIN=on: the password of SMTP_URL may go out without encryption");
  }
  const samples = sampleUse(environment);
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR, samples, log });
  const sandbox = openSandbox();
  const isTrial = process.argv.includes("--trial");
  const worker = await startWorker({ environment, log, database, sandbox, isTrial });
  const stop = () => worker.stop().then(sandbox.close).then(database.close);
  if (isTrial) return stop();
  await tellReady(process.env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "Stopping");
      void stop();
    });
  }
}

await startOrSayWhy(main);
