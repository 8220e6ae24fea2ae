/**
 * Number of tries before a row of work is given up. With the delays below, this is after an hour and three quarters.
 */
export const maximumAttempts = 20;

/** Seconds to wait after the given number of tries: 1, 2, 4, … up to ten minutes. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), 600);
}
