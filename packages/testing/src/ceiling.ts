import { setTimeout as sleep } from "node:timers/promises";

/**
 * How long a test, a hook or a wait may take before it counts as hung, in ms. The only limit of its kind: a test that is about
 * behaviour passes on a busy machine as well, only later.
 */
export const ceiling = 300_000;

/**
 * Waits until `check` no longer throws.
 * @throws what `check` threw last, when it still throws at the ceiling
 */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + ceiling * 0.9;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(10);
  }
}
