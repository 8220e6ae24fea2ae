/**
 * The marks of an axis from 0 to at least `maximum`: whole steps of 1, 2 or 5 times a power of ten, four or fewer of them
 * (the choice of steps is Heckbert's, "Nice numbers for graph labels", Graphics Gems, 1990).
 */
export function axisTicks(maximum: number, most = 4): number[] {
  const top = Math.max(1, maximum);
  const magnitude = 10 ** Math.floor(Math.log10(top / most));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size * most >= top) ?? top);
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step));
}
