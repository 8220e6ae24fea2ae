import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { auditFetching } from "../audit/audit-fetching.ts";
import { auditPage } from "../audit/audit.ts";
import { readReferences } from "../audit/references.ts";
import type { Dependencies } from "../dependencies.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import type { Resolve } from "../kit/outbound/target.ts";
import { auditDrawn } from "../speed-test/audit-drawn.ts";
import { measureSpeed } from "../speed-test/lighthouse/measure-speed.ts";
import { runSpeedTest } from "../speed-test/run-speed-test.ts";
import { claimTest } from "../speed-test/store.ts";

/** Does the worker's part of the speed test without a browser; the result says so. */
export function speedTester(
  { database, environment, clock }: Dependencies,
  resolve: Resolve | undefined,
  draw: (url: string) => Promise<string>,
) {
  const measure = measureSpeed({
    chromium: Promise.resolve(null),
    allow: environment.OUTBOUND_ALLOW,
    resolve,
    log: pino({ level: "silent" }),
  });
  const client = outbound({ allow: environment.OUTBOUND_ALLOW, resolve });
  const drawn = auditDrawn({
    clock,
    fetching: () => auditFetching(client, ""),
    reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    draw,
  });

  async function run(stopping: AbortSignal): Promise<string[]> {
    const outcomes: string[] = [];
    for (let test = await claimTest(database); test; test = await claimTest(database)) {
      outcomes.push(
        (
          await runSpeedTest(
            { database, measure, auditDrawn: drawn, clock, stopping, watch: () => () => undefined },
            test,
          )
        ).outcome,
      );
      if (stopping.aborted) break;
    }
    return outcomes;
  }

  return {
    /** Runs every due speed test and returns the outcomes. */
    testSpeed: () => run(new AbortController().signal),
    /** Runs speed tests as they arrive, `atOnce` at a time, until it is stopped. */
    keepTestingSpeed: (atOnce = 1) => {
      const stop = new AbortController();
      const loops = Array.from({ length: atOnce }, async () => {
        while (!stop.signal.aborted) {
          await run(stop.signal);
          await sleep(20);
        }
      });
      return async () => {
        stop.abort();
        await Promise.all(loops);
      };
    },
  };
}
