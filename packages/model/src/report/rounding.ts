/** Rounds to a number of decimals, halves away from zero; never returns -0. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // Keeps 15 digits: 1.15 * 10 is 11.499999999999998 as a double but must round to 1.2.
  const scaled = Number((Math.abs(value) * factor).toPrecision(15));
  const result = (Math.sign(value) * Math.round(scaled)) / factor;
  return result === 0 ? 0 : result;
}
