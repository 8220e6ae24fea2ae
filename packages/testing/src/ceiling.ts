import { setTimeout as sleep } from "node:timers/promises";

/**
 * How long a test, hook or wait may take before it counts as hung, in ms. There is no other limit of this kind, so that a
 * test of behaviour also passes on a busy machine, only later.
 */
export const ceiling = 300_000;

/**
 * Waits until `check` no longer throws. It asks less often the longer it waits, because asking takes processor time from what it waits for.
 * @throws the last error of `check` when it still throws at the ceiling
 */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + ceiling * 0.9;
  for (let pause = 20; ; pause = Math.min(pause * 1.2, 250)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}
