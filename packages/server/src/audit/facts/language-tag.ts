import { language as findLanguage, region as findRegion } from "language-tags";

/** The result for a language code; `region` means that only the country is wrong, as in the common "en-UK". */
export type TagVerdict = "right" | "region" | "wrong";

/** Maximum length of a code, in characters. */
const longest = 35;

/** Checks a code such as "ms" or "en-MY" against the registry of BCP 47. */
export function judgeTag(code: string): TagVerdict {
  const [language = "", ...rest] = code.trim().toLowerCase().split(/[-_]/);
  if (code.length > longest || !/^[a-z]{2,3}$/.test(language) || findLanguage(language) === null) return "wrong";
  if (code.includes("_")) return "region";
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  return region === undefined || findRegion(region) !== null ? "right" : "region";
}

/** The language part of a code, without script and region. */
export function languageOfTag(code: string): string {
  return code.trim().toLowerCase().split(/[-_]/)[0] ?? "";
}
