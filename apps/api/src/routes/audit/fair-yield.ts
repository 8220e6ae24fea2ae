/**
 * Returns a function that yields to the event loop between pieces of long work. Each turn of the loop runs one piece,
 * however many callers there are. So a request waits for one piece, not for one piece of each caller.
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
