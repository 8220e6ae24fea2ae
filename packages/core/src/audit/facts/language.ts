/** Frequent function words of each language that the other language does not have. */
const frequent = {
  ms: new Set(
    "yang dan untuk dengan ini itu kami anda dari daripada kepada pada dalam adalah akan tidak boleh telah lebih serta atau oleh juga semua setiap bagi ke di perkhidmatan hubungi".split(
      " ",
    ),
  ),
  en: new Set(
    "the and of to for with this that we you your our from is are will not can have has more or by also all every on in at it be as an services".split(
      " ",
    ),
  ),
} as const;

/** How many words to look at, and how many matches decide a language. */
const mostWords = 600;
const fewestHits = 4;

/** The language of a text, English or Malay; null when undecided, as in a third language. */
export function languageOfText(text: string): "en" | "ms" | null {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, mostWords) ?? [];
  const hits = { en: 0, ms: 0 };
  for (const word of words) {
    if (frequent.en.has(word)) hits.en += 1;
    if (frequent.ms.has(word)) hits.ms += 1;
  }
  if (Math.max(hits.en, hits.ms) < fewestHits) return null;
  if (hits.ms > hits.en * 1.5) return "ms";
  return hits.en > hits.ms * 1.5 ? "en" : null;
}
