import { setTimeout as sleep } from "node:timers/promises";

/** What happens to more requests than the product can answer, and how soon it recovers. */
export type Overload = {
  answered: number;
  sentAway: number;
  /** Neither: no answer, or another status. */
  other: number;
  /** The median time to a 503, in ms. */
  refusedWithin: number;
  /** From the last request of the flood until an ordinary one is answered within 100 ms, in ms. */
  recoveredAfter: number;
};

/** Keeps a number of requests in flight for some seconds. */
export async function overload(
  ask: () => Promise<Response>,
  ordinary: () => Promise<Response>,
  { at = 1500, seconds = 10 } = {},
): Promise<Overload> {
  const result = { answered: 0, sentAway: 0, other: 0 };
  const refused: number[] = [];
  const end = Date.now() + seconds * 1000;
  const one = async () => {
    while (Date.now() < end) {
      const begun = performance.now();
      const status = await ask().then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 503) {
        result.sentAway += 1;
        refused.push(performance.now() - begun);
        // Like Retry-After, but shorter.
        await sleep(500);
      } else if (status === 200) result.answered += 1;
      else result.other += 1;
    }
  };
  await Promise.all(Array.from({ length: at }, one));
  const over = performance.now();
  for (;;) {
    const begun = performance.now();
    const response = await ordinary().catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200 && performance.now() - begun < 100) break;
    await sleep(50);
  }
  refused.sort((a, b) => a - b);
  return {
    ...result,
    refusedWithin: refused[Math.floor(refused.length / 2)] ?? 0,
    recoveredAfter: performance.now() - over,
  };
}
