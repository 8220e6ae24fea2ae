import { percentile } from "./figures.ts";

/** How often each side is measured. */
const rounds = 5;

/** Measures both sides in turns, so that other load affects both. */
export async function inTurns<T>(
  own: () => Promise<T>,
  reference: () => Promise<T>,
): Promise<{ own: T[]; reference: T[] }> {
  const measured: { own: T[]; reference: T[] } = { own: [], reference: [] };
  // An unmeasured run first, because both sides still compile.
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
