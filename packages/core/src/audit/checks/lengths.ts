/**
 * Recommended lengths of titles and descriptions, in characters. These are our own bounds, since search engines cut
 * by width. Malay needs longer words, so its bounds are wider.
 */
export const lengths = {
  title: { en: { minimum: 15, maximum: 60 }, ms: { minimum: 15, maximum: 68 } },
  description: { en: { minimum: 70, maximum: 160 }, ms: { minimum: 70, maximum: 175 } },
} as const;

/** Fewer words than this is thin content. Malay needs fewer, because it often joins two English words into one. */
export const fewWords = { en: 200, ms: 160 } as const;

/** Characters as a reader sees them: an accented letter or an emoji counts as one. */
export function lengthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
