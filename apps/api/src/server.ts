import { buildApp } from "@agency/server/compose/app";
import { openDependencies } from "@agency/server/compose/dependencies";
import { readEnvironment } from "@agency/server/kit/environment";
import { descriptionPath } from "@agency/server/kit/http/openapi";
import { builtSite } from "@agency/server/kit/http/site";
import { drainAndClose, listenOn, passedSocket, tellReady, untilReady } from "@agency/server/kit/http/start-and-stop";
import { makeLog } from "@agency/server/kit/log/log";
import { serveMetrics } from "@agency/server/kit/metrics";
import { release } from "@agency/server/kit/release";
import { requireDataFolder, startOrSayWhy, warnOfUnlikelySettings } from "@agency/server/kit/start";
import { apiMetrics } from "@agency/server/status/metrics";

/** Starts the API. Shuts down gracefully: requests in progress are answered, then the connections close. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { METRICS_PORT, METRICS_HOST, DRAIN_SECONDS } = environment;
  const log = makeLog("api", environment.LOG_LEVEL);
  warnOfUnlikelySettings(process.env, log);
  requireDataFolder(environment.DATA_DIR);
  if (environment.RATE_LIMITS === "off") log.warn("RATE_LIMITS=off: guesses are not throttled");
  const { close, ...dependencies } = await openDependencies(environment, log);
  const metrics = METRICS_PORT ? apiMetrics(dependencies) : null;
  const draining = { begun: false };
  dependencies.sandbox.warm();
  const site = builtSite(environment.SITE_DIR);
  const app = await buildApp(dependencies, { site, metrics, draining });
  const metricsServer =
    metrics && METRICS_PORT ? await serveMetrics(metrics.page, { host: METRICS_HOST, port: METRICS_PORT }) : null;

  const hurry = new AbortController();
  const ending = new AbortController();
  let stopping: Promise<void> | null = null;
  async function stop(signal: string): Promise<void> {
    log.info({ signal }, "Stopping");
    ending.abort();
    await drainAndClose(app, draining, { seconds: DRAIN_SECONDS, hurry: hurry.signal });
    await metricsServer?.close();
    await close();
  }
  process.once("SIGTERM", () => void (stopping ??= stop("SIGTERM")));
  // Ctrl-C skips the drain: a person is waiting.
  process.once("SIGINT", () => {
    hurry.abort();
    stopping ??= stop("SIGINT");
  });
  // Serialises the description before anybody asks, because it holds up everything else for half a second.
  await app.inject(descriptionPath);
  const socket = passedSocket(process.env, process.pid);
  if (socket === null) await app.listen({ host: environment.HOST, port: environment.PORT });
  if (!(await untilReady(app, ending.signal))) return;
  // Only now, so that visitors are left to the other APIs until this one is ready.
  if (socket !== null) await listenOn(app, socket);
  log.info({ ...release(), site }, "The API is ready");
  await tellReady(process.env);
}

await startOrSayWhy(main);
