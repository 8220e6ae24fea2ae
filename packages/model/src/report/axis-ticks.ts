/** The ticks of an axis from 0 to at least `highest`: whole round numbers in at most four steps. */
export function axisTicks(highest: number): number[] {
  const top = Math.max(1, highest);
  const magnitude = 10 ** Math.floor(Math.log10(top / 4));
  const sizes = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude);
  const step = sizes.find((size) => size * 4 >= top && Number.isInteger(size)) ?? 1;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
