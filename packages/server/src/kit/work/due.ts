/** Number of waiting rows, and when the oldest became due. */
export type Due = { waiting: number; oldest: Date | null };

/** Adds up several kinds of work. */
export function dueTogether(kinds: Due[]): Due {
  const moments = kinds.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  return {
    waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: moments.length > 0 ? new Date(Math.min(...moments)) : null,
  };
}
