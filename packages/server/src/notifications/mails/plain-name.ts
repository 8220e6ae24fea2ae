import { oneLine } from "../../kit/mail/html.ts";

/** The longest name in an email, in characters. */
const longestName = 60;

/**
 * A name that a stranger typed, fit for an email: on one line, cut, and without addresses and links. Initials such as
 * `K.Muthu` stay, with a space that keeps mail programs from making links of them.
 * @returns an empty text when nothing is left
 */
export function plainName(name: string): string {
  const words = oneLine(name.normalize("NFKC"))
    .split(" ")
    .filter((word) => !isAddress(word));
  const kept = words.join(" ").replaceAll(/\.(?=\S)/gu, ". ");
  return Array.from(kept).slice(0, longestName).join("").trim();
}

/** Whether a word contains an email address, a path or the name of a site. */
function isAddress(word: string): boolean {
  return /[@/:]|www\.|[\p{L}\p{N}-]{2}\.\p{L}{2}/iu.test(word);
}
