/**
 * Gives a function that yields to the event loop between the pieces of long work. One piece is done in each turn of the loop,
 * however many callers there are, so that a request waits for one piece and not for one of each caller.
 */
export function fairYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
