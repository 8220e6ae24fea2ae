import { OutboundError } from "./outbound-error.ts";

export type Limits = {
  /** How many may run at once, in total and for one asker. */
  total: number;
  perAsker: number;
  /** How many may wait, and for how many ms. */
  waiting: number;
  patience: number;
};

type Waiting = { asker: string; enter: () => void };

/** Limits concurrency. */
export type Gate = {
  /** Resolves to the function that leaves. Throws OutboundError busy, and the signal's reason when it is aborted. */
  enter: (asker: string, signal?: AbortSignal) => Promise<() => void>;
};

/**
 * Limits concurrency in total and for each asker, so that slow sites delay only the visitors who asked for them. The entry
 * that has waited longest goes first, unless its asker has used up its share.
 */
export function gate({ total, perAsker, waiting: room, patience }: Limits): Gate {
  const inside = new Map<string, number>();
  const queue: Waiting[] = [];
  let count = 0;

  const fits = (asker: string) => count < total && (inside.get(asker) ?? 0) < perAsker;

  function take(asker: string): () => void {
    count += 1;
    inside.set(asker, (inside.get(asker) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      count -= 1;
      const others = (inside.get(asker) ?? 1) - 1;
      if (others > 0) inside.set(asker, others);
      else inside.delete(asker);
      admit();
    };
  }

  function admit(): void {
    const index = queue.findIndex(({ asker }) => fits(asker));
    if (index >= 0) queue.splice(index, 1)[0]?.enter();
  }

  return {
    enter: async (asker, signal) => {
      signal?.throwIfAborted();
      if (fits(asker)) return take(asker);
      const ofAsker = queue.filter((one) => one.asker === asker).length;
      if (queue.length >= room || ofAsker >= perAsker * 2) throw new OutboundError("busy");
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          asker,
          enter: () => {
            settle();
            resolve(take(asker));
          },
        };
        const leave = (reason: Error) => {
          settle();
          queue.splice(queue.indexOf(entry), 1);
          reject(reason);
        };
        const abort = () => leave(signal?.reason as Error);
        const timer = setTimeout(() => leave(new OutboundError("busy")), patience);
        const settle = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
        };
        signal?.addEventListener("abort", abort);
        queue.push(entry);
      });
    },
  };
}
