import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { newRequestId, withRequestId } from "@agency/platform/log/request-id";
import type { WorkerMetrics } from "@agency/platform/metrics/worker-metrics";

type Options = {
  /** Pause between two runs, in ms. */
  every: number;
  stopping: AbortSignal;
  log: Logger;
  metrics: Pick<WorkerMetrics, "failed">;
  name: string;
  /** Pause after a run that failed, in ms, where it is not longer anyway. */
  afterFailure: number;
};

/** Runs `work` again and again with a pause in between, whatever becomes of it, until `stopping`; ends with the run under way. */
export async function repeat(
  work: () => Promise<unknown>,
  { every, stopping, log, metrics, name, afterFailure }: Options,
): Promise<void> {
  while (!stopping.aborted) {
    // What a run asks for by itself, such as a scheduled report, has the run as its request.
    const pause = await withRequestId(newRequestId(), work).then(
      () => every,
      (error: unknown) => {
        metrics.failed(name);
        log.error({ err: error, job: name }, "A job failed; it is tried again");
        return Math.max(every, afterFailure);
      },
    );
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
