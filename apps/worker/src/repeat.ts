import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

type Options = {
  /** Pause between two runs, in ms. */
  every: number;
  log: Logger;
  name: string;
};

/** Runs `work` again and again with a pause in between, whatever becomes of it. `stop` waits for the run under way. */
export function repeat(work: () => Promise<unknown>, { every, log, name }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => log.error({ err: error, job: name }, "A job failed; it is tried again"));
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
