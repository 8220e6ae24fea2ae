/** A count that is a volume times a rate, such as leads from visits. */
export type Product = { count: number; volume: number };

/**
 * Divides the change of a count that is volume x rate between the two, exactly. Each part is the mean of both orders in which they could have
 * changed, so that none goes first (Shapley, 1953): the volume's is its change times the mean rate, the rate's is its change times the mean
 * volume. The parts are whole numbers and add up to the change.
 * @param before whole numbers; the volume is above 0 in both
 * @returns what the change of the volume comes to, and what that of the rate
 */
export function splitChange(before: Product, now: Product): { volume: number; rate: number } {
  // As fractions of twice the product of both volumes. They may exceed what a double holds exactly.
  const [c0, v0, c1, v1] = [before.count, before.volume, now.count, now.volume].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const volume = (v1 - v0) * (c0 * v1 + c1 * v0);
  const rate = (c1 * v0 - c0 * v1) * (v0 + v1);
  const [ofVolume = 0, ofRate = 0] = wholeParts([volume, rate], 2n * v0 * v1);
  return { volume: ofVolume, rate: ofRate };
}

/** A count that is a volume times two rates, such as conversions from spend: `middle` are the clicks between them. */
export type LongProduct = Product & { middle: number };

/**
 * The same for a count that is volume x (middle / volume) x (count / middle). Each part is the mean of all six orders in which the three could
 * have changed.
 * @param before whole numbers; volume and middle are above 0 in both
 * @returns what the change of the volume comes to, of the middle for the volume, and of the count for the middle
 */
export function splitInThree(before: LongProduct, now: LongProduct): { volume: number; middle: number; rate: number } {
  const [c0, v0, m0] = [before.count, before.volume, before.middle].map(BigInt) as [bigint, bigint, bigint];
  const [c1, v1, m1] = [now.count, now.volume, now.middle].map(BigInt) as [bigint, bigint, bigint];
  // As fractions of six times the product of all volumes and middles.
  const volume = (v1 - v0) * (2n * c0 * v1 * m0 * m1 + c0 * v0 * m1 * m1 + c1 * v1 * m0 * m0 + 2n * c1 * v0 * m0 * m1);
  const middle = (m1 * v0 - m0 * v1) * ((2n * v0 + v1) * c0 * m1 + (v0 + 2n * v1) * c1 * m0);
  const rate = (c1 * m0 - c0 * m1) * (2n * m0 * v0 * v1 + v1 * v1 * m0 + v0 * v0 * m1 + 2n * m1 * v0 * v1);
  const [ofVolume = 0, ofMiddle = 0, ofRate = 0] = wholeParts([volume, middle, rate], 6n * v0 * v1 * m0 * m1);
  return { volume: ofVolume, middle: ofMiddle, rate: ofRate };
}

/**
 * Rounds fractions to whole numbers that add up to their whole sum: each down, and what is left goes to those with the largest remainders
 * (Hamilton's method).
 * @param denominator above 0
 */
export function wholeParts(numerators: readonly bigint[], denominator: bigint): number[] {
  const sum = numerators.reduce((total, one) => total + one, 0n) / denominator;
  const floors = numerators.map((one) => floor(one, denominator));
  const remainders = numerators.map((one, index) => one - (floors[index] ?? 0n) * denominator);
  let left = sum - floors.reduce((total, one) => total + one, 0n);
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    .toSorted((one, other) => (one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1));
  const parts = [...floors];
  for (const { index } of byRemainder) {
    if (left <= 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map(Number);
}

function floor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}
