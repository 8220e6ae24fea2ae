import { type ImportWords, readImportWords } from "@agency/content/import-words";

/*
 * The words by which files say what their numbers are, such as "draf" or "in thousands". They are among the product's texts, so that
 * a further language brings its own.
 */

const listed = readImportWords();

type Group = Exclude<keyof ImportWords, "quarter">;

/** Letters, digits, %, and # in the words themselves. */
const parts = /[\p{L}\p{M}]+|\p{N}+|[%#]/gu;
const chinese = /\p{Script=Han}/u;
/** Between Chinese and anything else there is no space, and between letters and digits there is none that counts. */
const besideChinese = /(?<=\p{Script=Han}) (?=[\p{Script=Han}\d%#])|(?<=[\d%#]) (?=\p{Script=Han})/gu;
const betweenScripts = /(?<=\p{Script=Latin})(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\p{Script=Latin})/gu;

/** A text in lower case, with a space around each word but none within Chinese. */
function spaced(text: string): string {
  const found = text.normalize("NFKC").toLowerCase().replaceAll(betweenScripts, " ").match(parts) ?? [];
  return ` ${found.join(" ").replaceAll(besideChinese, "")} `;
}

/** A pattern of words, the longest first; # in a word is a number. */
function wordPattern(list: readonly string[]): RegExp {
  const sorted = list.map((word) => spaced(word).trim()).toSorted((a, b) => b.length - a.length);
  const one = (word: string) =>
    chinese.test(word)
      ? word.replaceAll("#", String.raw`[\d一二三四五六七八九十两]{1,3}`)
      : `(?<= )${word.replaceAll("#", String.raw`\d{1,3}(?: (?:st|nd|rd|th|hb))?`)}(?= )`;
  return new RegExp(sorted.map(one).join("|"), "gu");
}

const patterns = Object.fromEntries(
  Object.entries(listed).flatMap(([group, list]) => (Array.isArray(list) ? [[group, wordPattern(list)]] : [])),
) as Record<Group, RegExp>;

/** The words of a text, as words of groups are looked for in them. */
export type Words = { spaced: string };

export function toWords(text: string): Words {
  return { spaced: spaced(text) };
}

/** Whether a group has one of the words. Phrases that only look like one, such as "for internal use only", do not count. */
export function hasWord(words: Words, group: Group): boolean {
  return words.spaced.replaceAll(patterns.harmless, " ").search(patterns[group]) >= 0;
}

/** The numbers that a text has beside the words of a group: 20 of "20 days only". */
export function numbersBeside(words: Words, group: Group): number[] {
  const found = words.spaced.match(patterns[group]) ?? [];
  return found.map((text) => {
    const digits = /\d+/.exec(text)?.[0];
    return digits === undefined ? chineseNumber(text) : Number(digits);
  });
}

/** A number up to 99 in Chinese: 三, 十五, 二十. */
function chineseNumber(text: string): number {
  const [digits = ""] = /[一二三四五六七八九十]+/u.exec(text.replaceAll("两", "二")) ?? [];
  const [tens, units] = digits.includes("十") ? digits.split("十") : [null, digits];
  const digitValue = (digit = "") => chineseDigits.indexOf(digit);
  return (tens === null ? 0 : digitValue(tens || "一") * 10) + digitValue(units || "零");
}

const chineseDigits = "零一二三四五六七八九";

/** The words that are of none of the groups, with spaces between; "" when there are none. */
export function withoutWords(words: Words, groups: readonly Group[]): string {
  const left = groups.reduce((rest, group) => rest.replaceAll(patterns[group], " "), words.spaced);
  return left.trim().replaceAll(/ +/g, " ");
}

/** Whether a text is nothing but a word of a group. */
export function isWord(text: string, group: Group): boolean {
  const words = toWords(text);
  return words.spaced.trim() !== "" && withoutWords(words, [group]) === "";
}

/** A text without the single words of a group, with everything else as it is. */
export function cutWords(text: string, group: Group): string {
  return text.replaceAll(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu, (word) => {
    if (!chinese.test(word)) return isWord(word, group) ? " " : word;
    return word.replaceAll(patterns[group], " ");
  });
}

const escaped = (word: string) => (chinese.test(word) ? word : String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`);
const quarters = Object.entries(listed.quarter).map(([name, list]) => ({
  name,
  pattern: new RegExp(list.map(escaped).join("|"), "giu"),
}));

/** A text with its quarters as "q1" to "q4": "Suku ketiga 2026" is "q3 2026". */
export function withPlainQuarters(text: string): string {
  return quarters.reduce((rest, { name, pattern }) => rest.replaceAll(pattern, ` ${name} `), text);
}

/** The words, as a pattern, after which a day is the last that was counted. */
export const upTo = listed.upTo
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join("|");
