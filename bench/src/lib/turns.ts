import { percentile } from "./figures.ts";

/** How often each side is measured. */
const rounds = 5;

/** Measures both sides in turns, so that whatever else the machine does falls on both. */
export async function inTurns<T>(
  own: () => Promise<T>,
  reference: () => Promise<T>,
): Promise<{ own: T[]; reference: T[] }> {
  const measured: { own: T[]; reference: T[] } = { own: [], reference: [] };
  // Once before, unmeasured: both sides compile while they work.
  await own();
  await reference();
  for (let round = 0; round < rounds; round += 1) {
    measured.own.push(await own());
    measured.reference.push(await reference());
  }
  return measured;
}

export function median<T>(measured: readonly T[], read: (one: T) => number): number {
  return percentile(measured.map(read), 50);
}
