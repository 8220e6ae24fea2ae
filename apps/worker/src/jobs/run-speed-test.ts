import { runSpeedTest } from "@agency/core/speed-test/run-speed-test";
import { speedTestWork } from "@agency/platform/db/repositories/speed-tests";
import { findChromium } from "@agency/platform/lighthouse/find-chromium";
import { measureSpeed } from "@agency/platform/lighthouse/measure-speed";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

/** How long a test is kept, in ms: until nobody can ask for it any more, plus a while for troubleshooting. */
const keptFor = 24 * 60 * 60 * 1000;

/** Runs the due speed tests, one at a time: a browser uses the whole machine. */
export function runSpeedTestJob({ environment, log, database, metrics, stopping }: Context) {
  const work = speedTestWork(database);
  const { SPEED_TEST_URL: url, SPEED_TEST_TOKEN: token, CHROMIUM_PATH } = environment;
  const measure = measureSpeed({
    chromium: url ? Promise.resolve(null) : findChromium(CHROMIUM_PATH),
    service: url && token ? { url, token } : null,
    allow: environment.OUTBOUND_ALLOW,
    log,
  });
  const dependencies = { work, measure, clock: database.now, stopping };
  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    while (!stopping.aborted) {
      const test = await work.claim();
      if (!test) return;
      const { result, seconds } = await forRequest(test, async () => {
        const { outcome, problem, error } = await runSpeedTest(dependencies, test);
        log.info({ job: "run-speed-test", test: test.id, attempt: test.attempts, outcome, problem }, "Speed test");
        if (error) log.error({ err: error, test: test.id }, "A speed test failed on our side");
        return outcome;
      });
      metrics.worked("run-speed-test", result, seconds);
    }
  }

  /** Joins the current run, if there is one: it continues until nothing is due. */
  function runOnce(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    work: runOnce,
    /** Only starts the work: a speed test would keep the doorbell's other rows waiting. */
    answer: async () => {
      runOnce().catch((error: unknown) =>
        log.error({ err: error, job: "run-speed-test" }, "Running the speed tests failed; retrying"),
      );
    },
    tidy: async () => work.forgetBefore(new Date((await database.now()).getTime() - keptFor)),
    /** Resolves when nothing is running. */
    ended: async () => {
      await running?.catch(() => undefined);
    },
  };
}
