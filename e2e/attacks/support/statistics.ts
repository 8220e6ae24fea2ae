export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** How often one of the first is larger than one of the second: 0.5 where nobody can tell them apart (Mann-Whitney's U, scaled). */
export function compare(first: number[], second: number[]): number {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  return larger / (first.length * second.length);
}
