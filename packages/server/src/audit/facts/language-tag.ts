/** The language part of a code, without script and region. */
export function languageOfTag(code: string): string {
  return code.trim().toLowerCase().split(/[-_]/)[0] ?? "";
}

/** Fewer letters tell no language. */
export const fewestLetters = 60;
