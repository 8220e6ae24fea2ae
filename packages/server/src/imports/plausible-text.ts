/** Between the words of a text, but not ' and -, which are part of some. */
const betweenWords = /[\s,;:|/\\()[\]{}<>+=*_"!?@#$%^~`&.]+/u;

/** What is in no name: controls, signs that nobody assigned, letters that stand for lost ones, accents without a letter. */
const never = /[\p{Cc}\p{Co}\p{Cn}\uFFFD\u02B0-\u02FFƒ\uFF61-\uFF9F]/u;

const beforeWord = /^[“‘«„‚¿¡©®–—…•·'-]+/u;
const afterWord = new Set("”’»®™©…–—·'-");
const withinWord = /[’'·–—-]/u;
const amount = /^(?:[€£¥¢§±½¼¾×°º³²]|[€£¥][\d½¼¾]+|\d+[€£¥¢°ºª½¼¾²³])$/u;

/** Alphabets; Chinese, Japanese and Korean write several together. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
];
const latin = /\p{Script=Latin}/u;

/**
 * Whether somebody may have written this: words of letters of one alphabet, with capitals where they belong. A text that was read in
 * a wrong encoding nearly always has signs within its words, capitals at their ends, or letters of two alphabets in one.
 */
export function isPlausible(text: string): boolean {
  if (never.test(text.replaceAll(/\s/g, ""))) return false;
  const words = text.split(betweenWords).filter((word) => !isAscii(word));
  return words.every((word) => isWord(word, text)) && !isOfSingleLetters(words);
}

/** Whether all letters of the text that are no Latin ones are of another script. */
export function isLatin(text: string): boolean {
  return !scripts.some((script) => script.source !== latin.source && script.test(text));
}

export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function isWord(word: string, text: string): boolean {
  if (amount.test(word)) return true;
  // German closes quotation marks with “.
  const closed = text.includes("„") ? word.replace(/“$/u, "") : word;
  return withoutMarks(closed.replace(beforeWord, "")).split(withinWord).every(isPart);
}

function withoutMarks(word: string): string {
  let end = word.length;
  while (end > 0 && afterWord.has(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

function isPart(part: string): boolean {
  if (!/^[\p{L}\p{M}\p{Nd}]*$/u.test(part) || /^\p{M}/u.test(part)) return false;
  const used = scripts.filter((script) => script.test(part));
  if (used.length > 1 && !isLatinBesideChinese(part)) return false;
  return hasCapitalsInPlace(part) && !/[ฃฅ]|^[ๅๆฯ]|[เแโใไ](?![ก-ฮ])|[๐-๙](?=[ก-๎])|[ก-๎](?=[๐-๙])/u.test(part);
}

/** SEO优化 and T恤, but not tr鑣. */
function isLatinBesideChinese(part: string): boolean {
  const [, before = "", chinese, after = ""] = /^([A-Za-z\d]*)(\p{Script=Han}+)([A-Za-z\d]*)$/u.exec(part) ?? [];
  if (chinese === undefined) return false;
  return Array.from(chinese).length > 1 || /^[A-Z\d]*$/.test(before + after);
}

/** A capital that is no ASCII letter begins a word or is among capitals only. */
function hasCapitalsInPlace(part: string): boolean {
  return !/(?<=.)(?![A-Z])\p{Lu}/u.test(part) || !/\p{Ll}/u.test(part);
}

/** One letter can be read in any alphabet: the Italian è is a Russian и. */
function isOfSingleLetters(words: string[]): boolean {
  const others = words.filter((word) => !isLatin(word) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(word));
  return others.length > 0 && others.every((word) => (word.match(/\p{L}/gu) ?? []).length < 2);
}
