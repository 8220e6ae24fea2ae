import { dictionary } from "@zxcvbn-ts/language-common";
import { knownWords } from "./known-words.ts";

const common = new Set(dictionary["passwords-common"]);

/**
 * Whether attackers would try a password first (OWASP ASVS 5.0, 6.2.4 and 6.2.11), in any case: a common password, also
 * with digits and symbols around it or in place of letters, one made only of known names, places and phrases with digits and
 * symbols, or the same few characters over and over.
 * @param known known names, such as those of the account and the agency
 */
export function isGuessedFirst(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase();
  const parts = [...known.flatMap(words), ...knownWords.map(letters)];
  if (common.has(text) || isRepeated(text) || isMadeOf(letters(text), parts)) return true;
  const core = /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? "";
  return [letters(text), letters(core.replaceAll(/[0134@57$!]/g, (sign) => meant[sign] ?? ""))].some(
    (word) => word.length >= shortest && common.has(word),
  );
}

/** Whether a text is a block of at most half its length over and over; the last one may be cut. */
function isRepeated(text: string): boolean {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const block = text.slice(0, length);
    if (block.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** Shorter words occur in many passwords by chance. */
const shortest = 4;

/** What signs in a word usually stand for. */
const meant: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "!": "i",
};

/** A name and its parts, except short parts that occur in many words. */
function words(name: string): string[] {
  return [letters(name), ...name.split(/\P{L}+/u).map(letters)].filter((word) => word.length >= shortest);
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, "");
}

function isMadeOf(text: string, parts: string[]): boolean {
  const rest = parts
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ""), text);
  return parts.length > 0 && text !== "" && rest === "";
}
