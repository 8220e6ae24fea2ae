import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { newRequestId, withRequestId } from "@agency/server/kit/log/request-id";
import type { WorkerMetrics } from "@agency/server/status/metrics";

type Options = {
  /** Pause between two runs, in ms. */
  every: number;
  stopping: AbortSignal;
  log: Logger;
  metrics: Pick<WorkerMetrics, "failed">;
  name: string;
  /** Shortest pause after a failed run, in ms. */
  afterFailure: number;
};

/** Runs `work` repeatedly with a pause in between, even when it fails. Stops on `stopping`, after the current run. */
export async function repeat(
  work: () => Promise<unknown>,
  { every, stopping, log, metrics, name, afterFailure }: Options,
): Promise<void> {
  while (!stopping.aborted) {
    // Work that a run starts itself, such as a scheduled report, gets the run's id as its request id.
    const pause = await withRequestId(newRequestId(), work).then(
      () => every,
      (error: unknown) => {
        metrics.failed(name);
        log.error({ err: error, job: name }, "A job failed; retrying");
        return Math.max(every, afterFailure);
      },
    );
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
