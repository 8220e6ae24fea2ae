import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/**
 * Whether attackers would try a password first (OWASP ASVS 5.0, 6.2.4 and 6.2.11), in any case: a common password, also
 * with digits and symbols around it or in place of letters, or one made only of known names with digits and symbols.
 * @param known known names, such as those of the account and the agency
 */
export function isGuessedFirst(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase();
  if (common.has(text) || isMadeOf(letters(text), known.flatMap(words))) return true;
  const core = /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? "";
  return [letters(text), letters(core.replaceAll(/[0134@57$!]/g, (sign) => meant[sign] ?? ""))].some(
    (word) => word.length >= shortest && common.has(word),
  );
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
