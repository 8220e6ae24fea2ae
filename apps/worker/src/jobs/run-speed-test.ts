import { auditFetching } from "@agency/server/audit/audit-fetching";
import { outbound } from "@agency/server/kit/outbound/outbound";
import { SandboxError } from "@agency/server/kit/sandbox/sandbox-error";
import { SiteError } from "@agency/server/kit/site-problem";
import { auditDrawn } from "@agency/server/speed-test/audit-drawn";
import { drawPage } from "@agency/server/speed-test/lighthouse/draw-page";
import { findChromium } from "@agency/server/speed-test/lighthouse/find-chromium";
import { measureSpeed } from "@agency/server/speed-test/lighthouse/measure-speed";
import { runSpeedTest } from "@agency/server/speed-test/run-speed-test";
import { speedTestWork } from "@agency/server/speed-test/store";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

/** How long a test is kept, in ms: until nobody can ask for it any more, plus a while for troubleshooting. */
const keptFor = 24 * 60 * 60 * 1000;

/** How often a running test looks whether others wait who used less, in ms. */
const lookEvery = 2000;

/** Measures and draws the pages that are due, one at a time: a browser uses the whole machine. */
export function runSpeedTestJob({ environment, log, database, metrics, sandbox, stopping }: Context) {
  const work = speedTestWork(database);
  const { SPEED_TEST_URL: url, SPEED_TEST_TOKEN: token, CHROMIUM_PATH } = environment;
  const browser = {
    chromium: url ? Promise.resolve(null) : findChromium(CHROMIUM_PATH),
    service: url && token ? { url, token } : null,
    allow: environment.OUTBOUND_ALLOW,
  };
  const client = outbound({ allow: environment.OUTBOUND_ALLOW });
  const drawn = auditDrawn({
    clock: database.now,
    fetching: () => auditFetching(client, ""),
    reading: {
      references: (read) => readable(sandbox.run.readReferences(read)),
      audit: (evidence) => readable(sandbox.run.auditPage(evidence)),
    },
    draw: (address, signal) => drawPage(address, { ...browser, signal }),
  });
  const dependencies = {
    work,
    measure: measureSpeed({ ...browser, log }),
    auditDrawn: drawn,
    clock: database.now,
    stopping,
    watch: (look: () => Promise<void>) => {
      const timer = setInterval(() => void look().catch(() => undefined), lookEvery);
      return () => clearInterval(timer);
    },
  };
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
    hasBrowser: async () => browser.service !== null || (await browser.chromium) !== null,
    work: runOnce,
    /** Only starts the work: a speed test would keep the doorbell's other rows waiting. */
    answer: async () => {
      runOnce().catch((error: unknown) =>
        log.error({ err: error, job: "run-speed-test" }, "Running the speed tests failed; retrying"),
      );
    },
    tidy: async () => {
      await work.forgetBefore(new Date((await database.now()).getTime() - keptFor));
      await work.forgetNetworks();
    },
    /** Resolves when nothing is running. */
    ended: async () => {
      await running?.catch(() => undefined);
    },
  };
}

/** A page that would exhaust the machine is the site's fault. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SandboxError && error.problem !== "busy"
      ? new SiteError("unreadable", { cause: error })
      : error;
  }
}
