import { runSpeedTest } from "@agency/core/speed-test/run-speed-test";
import { speedTestWork } from "@agency/platform/db/repositories/speed-tests";
import { findChromium } from "@agency/platform/lighthouse/find-chromium";
import { measureSpeed } from "@agency/platform/lighthouse/measure-speed";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

/** How long a test is kept, in ms: as long as somebody may still ask for it, and a while to look into trouble. */
const keptFor = 24 * 60 * 60 * 1000;

/** Runs the speed tests that are due, one at a time: a browser takes what the machine has. */
export function runSpeedTestJob({ environment, log, database, metrics, stopping }: Context) {
  const work = speedTestWork(database);
  const measure = measureSpeed({
    chromium: findChromium(environment.CHROMIUM_PATH),
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

  /** Joins the run under way, if there is one: it goes on until nothing is due. */
  function runOnce(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    work: runOnce,
    /** Only begins the work: whoever rang has other bells to answer than one that takes so long. */
    answer: async () => {
      runOnce().catch((error: unknown) => log.error({ err: error, job: "run-speed-test" }, "It is tried again"));
    },
    tidy: async () => work.forgetBefore(new Date((await database.now()).getTime() - keptFor)),
    /** Resolves when nothing is under way. */
    ended: async () => {
      await running?.catch(() => undefined);
    },
  };
}
