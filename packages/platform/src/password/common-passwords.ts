import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/**
 * Whether a password is among those that are guessed first (OWASP ASVS 5.0, 6.2.4 and 6.2.11), whatever its case: one that many
 * people have, or one that is made of nothing but names which everybody knows here, with digits and signs.
 * @param known such as the account's and the agency's name
 */
export function isGuessedFirst(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase();
  return common.has(text) || isMadeOf(notifications(text), known.flatMap(words));
}

/** Names and their parts; shorter ones stand in too many words. */
function words(name: string): string[] {
  return [notifications(name), ...name.split(/\P{L}+/u).map(notifications)].filter((word) => word.length >= 4);
}

function notifications(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, "");
}

function isMadeOf(text: string, parts: string[]): boolean {
  const rest = parts
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ""), text);
  return parts.length > 0 && text !== "" && rest === "";
}
