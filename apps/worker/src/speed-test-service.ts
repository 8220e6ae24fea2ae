import { EnvironmentError, readEnvironment } from "@agency/server/kit/environment";
import { makeLog } from "@agency/server/kit/log/log";
import { startOrSayWhy } from "@agency/server/kit/start";
import { findChromium } from "@agency/server/speed-test/lighthouse/find-chromium";
import { serveSpeedTests } from "@agency/server/speed-test/lighthouse/service";

/** Starts the speed-test service: a browser for the workers, in a container that knows no secret of theirs. */
async function main(): Promise<void> {
  const { HOST: host, PORT: port, SPEED_TEST_TOKEN: token, CHROMIUM_PATH, LOG_LEVEL } = readEnvironment(process.env);
  if (!token) throw new EnvironmentError("The speed-test service needs SPEED_TEST_TOKEN");
  const chromium = await findChromium(CHROMIUM_PATH);
  const service = await serveSpeedTests({ chromium, token, host, port, log: makeLog("speed-test", LOG_LEVEL) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void service.close());
}

await startOrSayWhy(main);
