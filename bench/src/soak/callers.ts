import { setTimeout as sleep } from "node:timers/promises";

/** A request, the status of its answer (0 without one), and its time in ms. */
export type Answer = { kind: string; status: number; time: number };

/** Repeats a call at a steady pace, even before the previous one ends, and keeps every answer. */
export function steadily(
  answers: Answer[],
  kind: string,
  { every, until }: { every: number; until: AbortSignal },
  once: (turn: number) => Promise<Response>,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const ask = async (turn: number) => {
    const begun = performance.now();
    const status = await once(turn).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    answers.push({ kind, status, time: performance.now() - begun });
  };
  return (async () => {
    for (let turn = 0; !until.aborted; turn += 1) {
      const asked = ask(turn).finally(() => open.delete(asked));
      open.add(asked);
      await sleep(every);
    }
    await Promise.all(open);
  })();
}
