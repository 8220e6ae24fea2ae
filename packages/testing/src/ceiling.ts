import { setTimeout as sleep } from "node:timers/promises";

/**
 * How long a test, hook or wait may take before it counts as hung, in ms. There is no other limit of this kind, so that a
 * test of behaviour also passes on a busy machine, only later.
 */
export const ceiling = 300_000;

/**
 * Waits until `check` no longer throws.
 * @throws the last error of `check` when it still throws at the ceiling
 */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + ceiling * 0.9;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(25);
  }
}
