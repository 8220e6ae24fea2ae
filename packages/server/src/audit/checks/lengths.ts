import { eastAsianWidth } from "get-east-asian-width";

type Bounds = { minimum: number; maximum: number };
type ByLanguage<T> = Record<"usual" | "ms", T>;

/**
 * Recommended lengths of titles and descriptions, in narrow characters. These are our own bounds, since search engines cut
 * by width. Malay needs longer words, so its bounds are wider.
 */
export const lengths: Record<"title" | "description", ByLanguage<Bounds>> = {
  title: { usual: { minimum: 15, maximum: 60 }, ms: { minimum: 15, maximum: 68 } },
  description: { usual: { minimum: 70, maximum: 160 }, ms: { minimum: 70, maximum: 175 } },
};

/** Fewer words than this is thin content. Malay needs fewer, because it often joins two English words into one. */
export const fewWords: ByLanguage<number> = { usual: 200, ms: 160 };

/** The row of a table of bounds for a language. */
export function boundsFor<T>(table: ByLanguage<T>, language: string | null): T {
  return language === "ms" ? table.ms : table.usual;
}

/**
 * The length of a text with its bounds, in its own characters: Chinese, Japanese and Korean ones are twice as wide as others, so
 * half as many fit. A letter with its accents, and an emoji, is one character.
 */
export function measure(text: string, { minimum, maximum }: Bounds): Bounds & { length: number } {
  const widths = Array.from(graphemes.segment(text), ({ segment }) => eastAsianWidth(segment.codePointAt(0) ?? 0));
  const width = widths.reduce<number>((sum, each) => sum + each, 0);
  const isWide = widths.filter((each) => each === 2).length * 2 >= widths.length;
  if (!isWide || width === 0) return { length: width, minimum, maximum };
  return { length: Math.round(width / 2), minimum: Math.ceil(minimum / 2), maximum: Math.floor(maximum / 2) };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
