/** The range in which a client's figure usually is. */
export type Usual = { median: number; low: number; high: number };

/** Up to how many periods tell what is usual, and how many make their spread meaningful. */
export const usualPeriods = 12;
export const enoughPeriods = 6;

/** Scales the median deviation to a standard deviation of the normal distribution, of which three on each side are usual. */
const deviationScale = 1.4826;
const usualDeviations = 3;

/** With fewer periods: by how many percent of the newest a figure may differ. */
const fewPercent = 5;

/**
 * The usual range of a figure by its earlier periods: the median ± 3 x 1.4826 x the median absolute deviation (Rousseeuw and Croux, 1993,
 * "Alternatives to the Median Absolute Deviation"). Below six periods it is the newest value ± 5%. Neither is narrower than a few pieces.
 * @param earlier known values of one figure, oldest first, counted in the same way; the last 12 count
 * @param pieces the difference that is never unusual, in the figure's own unit, such as 3 leads
 * @returns null without any earlier value
 */
export function usualRange(earlier: number[], pieces: number): Usual | null {
  const values = earlier.slice(-usualPeriods);
  const newest = values.at(-1);
  if (newest === undefined) return null;
  if (values.length < enoughPeriods) return around(newest, Math.max((Math.abs(newest) * fewPercent) / 100, pieces));
  const middle = findMedian(values);
  const spread = findMedian(values.map((value) => Math.abs(value - middle)));
  return around(middle, Math.max(usualDeviations * deviationScale * spread, pieces));
}

/** Whether a value is within the usual range; everything is where nothing is known. */
export function isUsual(value: number, usual: Usual | null): boolean {
  return usual === null || (value >= usual.low && value <= usual.high);
}

/**
 * A range as a sentence names it: its ends are values within it, so that rounding never takes in one that left it.
 * @param least the least value that the figure can have
 */
export function namedRange({ low, high }: Usual, { least, decimals }: { least: number; decimals: number }) {
  const factor = 10 ** decimals;
  // Keeps 12 digits: 8.2 * 10 is 81.99999999999999 as a double.
  const scaled = (value: number) => Number((value * factor).toPrecision(12));
  return { low: Math.max(least, Math.ceil(scaled(low)) / factor), high: Math.floor(scaled(high)) / factor };
}

/** The median of at least one value. */
export function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new RangeError("A median needs a value");
  return (low + high) / 2;
}

function around(median: number, half: number): Usual {
  return { median, low: median - half, high: median + half };
}
