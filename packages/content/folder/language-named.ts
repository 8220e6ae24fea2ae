/** The languages of the product by what people call them. */
const names: Readonly<Record<string, RegExp>> = {
  en: /^(?:en(?:g|[-_][a-z]{2})?|english|(?:bahasa )?inggeris)$/,
  ms: /^(?:bm|ms(?:[-_][a-z]{2})?|(?:bahasa )?(?:malay|melayu|malaysia))$/,
  zh: /^(?:cn|zh(?:[-_][a-z]{2,4})?|chinese|mandarin|(?:bahasa )?cina|中文|华[文语]|简体中文)$/,
};

/** The code of a language of the product that somebody called otherwise: "Bahasa Melayu" and "BM" are `ms`, "en-MY" is `en`. */
export function languageNamed(typed: string): string | undefined {
  return Object.keys(names).find((code) => names[code]?.test(typed.trim().toLowerCase()));
}
