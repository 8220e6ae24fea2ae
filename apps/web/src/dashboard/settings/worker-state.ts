/** How long a worker counts as working after its last heartbeat, in ms. */
const longestSilence = 2 * 60 * 1000;

/**
 * Whether the worker was active recently. `now` is in ms since 1970 by the browser's clock, so times slightly in the
 * future also count.
 */
export function workerState(lastSeenAt: string | null, now: number): "working" | "silent" | "never" {
  if (!lastSeenAt) return "never";
  return now - Date.parse(lastSeenAt) < longestSilence ? "working" : "silent";
}
