/** Texts with others in their place. Lists are replaced as a whole; what is undefined replaces nothing. */
export function merge<T>(texts: T, others: unknown): T {
  if (others === undefined) return texts;
  if (!isObject(texts) || !isObject(others)) return others as T;
  const merged = Object.entries(others).map(([key, other]) => [key, merge(texts[key], other)]);
  return { ...texts, ...Object.fromEntries(merged) } as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
