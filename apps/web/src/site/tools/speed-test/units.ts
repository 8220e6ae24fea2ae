/** Writes the figures of a speed test in a language. */
export function unitsIn(locale: string) {
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits });
  return {
    number,
    seconds: (ms: number) => `${number(ms / 1000, 1)} s`,
    /** The shorter a time, the finer its unit. */
    duration: (ms: number) => (ms < 1000 ? `${number(ms, 0)} ms` : `${number(ms / 1000, 1)} s`),
    bytes: (bytes: number) =>
      bytes < 1_000_000 ? `${number(bytes / 1000, bytes < 10_000 ? 1 : 0)} kB` : `${number(bytes / 1_000_000, 1)} MB`,
  };
}

export type Units = ReturnType<typeof unitsIn>;
