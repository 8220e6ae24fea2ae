import { eld } from "eld/extrasmall";
import { language as findLanguage, region as findRegion } from "language-tags";
import { fewestLetters, languageOfTag } from "./language-tag.ts";

/** The result for a language code; `region` means that only the country is wrong, as in the common "en-UK". */
export type TagVerdict = "right" | "region" | "wrong";

/** Maximum length of a code, in characters. */
const longestCode = 35;

/** Letters of a text to look at. */
const mostLetters = 4_000;

/** Checks a code such as "ms" or "en-MY" against the registry of BCP 47. */
export function judgeTag(code: string): TagVerdict {
  const [language = "", ...rest] = code.trim().toLowerCase().split(/[-_]/);
  if (code.length > longestCode || !/^[a-z]{2,3}$/.test(language) || findLanguage(language) === null) return "wrong";
  if (code.includes("_")) return "region";
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  return region === undefined || findRegion(region) !== null ? "right" : "region";
}

/** How sure a judgement has to be, from 0 to 1, and by how much more than that of the language that a page states. */
const sure = 0.6;
const surer = 0.25;

export type TextLanguage = {
  /** The language of the text by its ISO 639-1 code; null when undecided. Indonesian counts as Malay. */
  code: string | null;
  /** How well each language fits, from 0 to 1. */
  scores: Readonly<Record<string, number>>;
};

/** Recognises the language of a text. */
export function languageOfText(text: string): TextLanguage {
  const letters =
    text
      .match(/[\p{L}\p{M}]+/gu)
      ?.join(" ")
      .slice(0, mostLetters) ?? "";
  if (letters.length < fewestLetters) return { code: null, scores: {} };
  const found = eld.detect(letters);
  const scores = found.getScores();
  const isSure = found.isReliable() && (scores[found.language] ?? 0) >= sure;
  return { code: isSure ? found.language : null, scores };
}

/** Languages so close that a text in one may read as another, or that share its recognition. */
const families = [
  "ms id in jv su min bjn ban ace",
  "tl fil ceb",
  "zh yue cmn nan hak wuu gan",
  "no nb nn da sv",
  "hr sr bs sh sl",
  "cs sk",
  "es ca gl pt",
  "ru uk be bg",
  "hi mr ne bho",
  "ar fa ur ps ckb ku",
  "nl af",
  "he iw",
].map((codes) => codes.split(" "));

/**
 * Whether a text is in another language than its page states. Unrecognised languages, and close ones, contradict
 * nothing.
 */
export function contradicts({ code, scores }: TextLanguage, stated: string): boolean {
  const own = languageOfTag(stated);
  const family = families.find((codes) => codes.includes(own)) ?? [own];
  if (code === null || family.includes(code) || !family.some((each) => recognised.has(each))) return false;
  const best = Math.max(...family.map((each) => scores[each] ?? 0));
  return (scores[code] ?? 0) - best >= surer;
}

const recognised = new Set(Object.values(eld.info().Languages));
