/**
 * Asks at most once in a while, however many want to know: those in between get the last answer, or its error.
 * @param lasts how long an answer lasts, in ms
 * @param stopwatch in ms, from any starting point
 */
export function sharedAnswer<T>(
  ask: () => Promise<T>,
  lasts: number,
  stopwatch: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = stopwatch();
    if (last === null || now >= last.until) last = { answer: ask(), until: now + lasts };
    return last.answer;
  };
}
