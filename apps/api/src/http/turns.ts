/**
 * Lets other work go on between the pieces of long work. However many are at it, one piece is done in a turn of the event
 * loop, so that a request waits for a piece and not for one of each.
 */
export function takeTurns(): () => Promise<void> {
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
