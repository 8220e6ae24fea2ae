/** The text as one of these values, or null. */
export function matchValue<const T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
