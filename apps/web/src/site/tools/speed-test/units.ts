import { formatSize } from "@agency/model/size";

/** Writes the figures of a speed test in a language. */
export function unitsIn(locale: string) {
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits });
  return {
    number,
    seconds: (ms: number) => `${number(ms / 1000, 1)} s`,
    /** The shorter a time, the finer its unit. */
    duration: (ms: number) => (ms < 1000 ? `${number(ms, 0)} ms` : `${number(ms / 1000, 1)} s`),
    bytes: (bytes: number) => formatSize(bytes, locale),
  };
}

export type Units = ReturnType<typeof unitsIn>;
