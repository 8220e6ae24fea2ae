import { auditFetching } from "../audit/collect-evidence.ts";
import type { AuditSandbox } from "../audit/sandbox-tasks.ts";
import type { Context } from "../kit/context.ts";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import { SandboxError } from "../kit/sandbox/serve.ts";
import { forRequest } from "../kit/work/work.ts";
import { findChromium } from "./lighthouse/find-chromium.ts";
import { drawPage, measureSpeed } from "./lighthouse/measure-speed.ts";
import { auditDrawn, runSpeedTest } from "./run-speed-test.ts";
import { claimTest, forgetNetworks, forgetTests } from "./store.ts";

/** How long a test is kept, in ms: until nobody can ask for it any more, plus a while for troubleshooting. */
const keptFor = 24 * 60 * 60 * 1000;

/** How often a running test looks whether others wait who used less, in ms. */
const lookEvery = 2000;

type Needs = Context & {
  metrics: { worked: (job: string, outcome: string, seconds: number) => void };
  /** Reads the pages. */
  sandbox: AuditSandbox;
  /** Aborted when the worker stops. From then on nothing new begins. */
  stopping: AbortSignal;
};

/** Measures and draws the pages that are due, one at a time: a browser uses the whole machine. */
export function runSpeedTestJob(context: Needs) {
  const { environment, log, database, clock, metrics, sandbox, stopping } = context;
  const { SPEED_TEST_URL: url, SPEED_TEST_TOKEN: token, CHROMIUM_PATH } = environment;
  const browser = {
    chromium: url ? Promise.resolve(null) : findChromium(CHROMIUM_PATH),
    service: url && token ? { url, token } : null,
    allow: environment.OUTBOUND_ALLOW,
  };
  const client = outbound({ allow: environment.OUTBOUND_ALLOW });
  const drawn = auditDrawn({
    clock,
    fetching: () => auditFetching(client, ""),
    reading: {
      references: (read) => readable(sandbox.run.readReferences(read)),
      audit: (evidence) => readable(sandbox.run.auditPage(evidence)),
    },
    draw: (address, signal) => drawPage(address, { ...browser, signal }),
  });
  const needs = {
    ...context,
    measure: measureSpeed({ ...browser, log }),
    auditDrawn: drawn,
    watch: (look: () => Promise<void>) => {
      const timer = setInterval(() => void look().catch(() => undefined), lookEvery);
      return () => clearInterval(timer);
    },
  };
  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    while (!stopping.aborted) {
      const test = await claimTest(database);
      if (!test) return;
      const { result, seconds } = await forRequest(test, async () => {
        const { outcome, problem, error } = await runSpeedTest(needs, test);
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
      await forgetTests(database, new Date((await clock()).getTime() - keptFor));
      await forgetNetworks(database);
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
