import { EnvironmentError, readEnvironment } from "@agency/platform/environment";
import { makeLog } from "@agency/platform/log/log";
import { buildApp } from "./app.ts";
import { openDependencies } from "./dependencies.ts";

/** Starts the API, and ends it gracefully: requests under way are answered, then the connections close. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = makeLog("api", environment.LOG_LEVEL);
  if (environment.RATE_LIMITS === "off") log.warn("RATE_LIMITS=off: nothing slows down guessing");
  const { close, ...dependencies } = await openDependencies(environment, log);
  const app = await buildApp(dependencies);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "Stopping");
      void app.close().then(close);
    });
  }
  await app.listen({ host: environment.HOST, port: environment.PORT });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
