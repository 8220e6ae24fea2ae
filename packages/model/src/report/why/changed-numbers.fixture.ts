export type Place = (string | number)[];

/** Where the numbers of a value are, at any depth. */
export function numberPlaces(value: unknown, at: Place = []): Place[] {
  if (typeof value === "number") return [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numberPlaces(inner, [...at, key]));
}

/** A value whose number at a place is one more. */
export function changedAt(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return (value as number) + 1;
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? changedAt(one, rest) : one));
  return { ...(value as object), [key]: changedAt((value as Record<string, unknown>)[key], rest) };
}
