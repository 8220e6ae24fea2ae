/** For how long after its last sign of life a worker counts as working, in ms. */
const longestSilence = 2 * 60 * 1000;

/** Whether the worker gave a sign of life lately. `now` is in ms since 1970, by the browser's clock, so a little of the future is taken, too. */
export function workerState(lastSeenAt: string | null, now: number): "working" | "silent" | "never" {
  if (!lastSeenAt) return "never";
  return now - Date.parse(lastSeenAt) < longestSilence ? "working" : "silent";
}
