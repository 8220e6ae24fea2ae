import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/**
 * Whether attackers would try a password first (OWASP ASVS 5.0, 6.2.4 and 6.2.11), in any case: a common password, or one
 * made only of known names with digits and symbols.
 * @param known known names, such as those of the account and the agency
 */
export function isGuessedFirst(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase();
  return common.has(text) || isMadeOf(letters(text), known.flatMap(words));
}

/** A name and its parts, except short parts that occur in many words. */
function words(name: string): string[] {
  return [letters(name), ...name.split(/\P{L}+/u).map(letters)].filter((word) => word.length >= 4);
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
