/**
 * How long titles and descriptions read well, in characters: our own measure, since search engines cut by width. Malay
 * says the same in longer words, so that its bounds are wider.
 */
export const lengths = {
  title: { en: { minimum: 15, maximum: 60 }, ms: { minimum: 15, maximum: 68 } },
  description: { en: { minimum: 70, maximum: 160 }, ms: { minimum: 70, maximum: 175 } },
} as const;

/** Words under which a page says little; Malay, which puts into one word what English says in two, needs fewer. */
export const fewWords = { en: 200, ms: 160 } as const;

/** The characters that a reader sees: an accent or an emoji counts as one. */
export function lengthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
