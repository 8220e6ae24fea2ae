/** For how long after its last sign of life a worker counts as working, in ms. */
const longestSilence = 2 * 60 * 1000;

/** Whether the worker gave a sign of life lately. `now` is the browser's clock, so a little of the future is taken, too. */
export function workerState(lastSeenAt: string | null, now: Date): "working" | "silent" | "never" {
  if (!lastSeenAt) return "never";
  return now.getTime() - Date.parse(lastSeenAt) < longestSilence ? "working" : "silent";
}
