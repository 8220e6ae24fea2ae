/** The value that is written in an address, if it is one of these. */
export function oneOf<const T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
