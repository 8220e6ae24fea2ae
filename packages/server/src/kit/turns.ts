import { setImmediate } from "node:timers/promises";

/**
 * Lets callers go on one after the other, each in a turn of its own of the event loop: when many have waited for one thing, whoever asks for
 * anything else is answered between them.
 */
export function takeTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
