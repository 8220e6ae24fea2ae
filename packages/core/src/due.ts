/** How many rows of work wait, and since when the oldest of them is due. */
export type Due = { waiting: number; oldest: Date | null };

/** Several kinds of work together. */
export function dueTogether(kinds: Due[]): Due {
  const moments = kinds.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  return {
    waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: moments.length > 0 ? new Date(Math.min(...moments)) : null,
  };
}
