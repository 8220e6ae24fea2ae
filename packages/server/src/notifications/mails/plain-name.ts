import { parse } from "tldts";
import { trimEnd } from "@agency/model/trim-end";
import { oneLine } from "../../kit/mail/html.ts";

/**
 * A name that a stranger typed, fit for emails and calendars: on one line, without addresses and links, and without the signs of markup, which
 * calendars draw. Everything else stays as the person wrote it, such as `Kavitha A/P Subramaniam`, `Mohd.Ali` and `Tan Ah Kow @ Tan Kok Wai`.
 * @returns an empty text when nothing is left
 */
export function plainName(name: string): string {
  return oneLine(name)
    .split(" ")
    .filter((word) => !isLink(word))
    .map((word) => word.replaceAll(/[<>＜＞]+/g, " ").trim())
    .filter(Boolean)
    .map((word) => (endsLikeCountry(word) ? word.replaceAll(/\.(?=\S)/g, ". ") : word))
    .join(" ");
}

/** The longest name in a subject, in characters: programs show no more of it. */
const longestInSubject = 60;

/** A person's name for a subject, or the address where no name was given. A longer name ends in a sign that says so. */
export function nameInSubject({ name, email }: { name: string; email: string }): string {
  const letters = Array.from(plainName(name) || email);
  return letters.length > longestInSubject
    ? `${letters
        .slice(0, longestInSubject - 1)
        .join("")
        .trim()}…`
    : letters.join("");
}

const scheme = /^[^\p{L}]*(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|javascript|data):|www\.)/iu;

/** Whether mail programs make a link of a word: it contains an email address or the name of a site, in letters of any width. */
function isLink(word: string): boolean {
  const plain = word.normalize("NFKC").replaceAll("。", ".");
  if (scheme.test(plain)) return true;
  const parts = plain.split(/[^\p{L}\p{M}\p{N}.@_-]+/u);
  return parts.some((part) => isSite(part.slice(part.lastIndexOf("@") + 1)) && !endsLikeCountry(part));
}

/** Whether a text is the name of a site: it ends in one of the public suffix list, or in one that is kept for samples (RFC 2606). */
function isSite(text: string): boolean {
  const host = trimEnd(text, ".-").replace(/^[.-]+/, "");
  if (!host.includes(".")) return false;
  const { domain, isIcann, isIp, publicSuffix } = parse(host);
  return isIp === true || (domain !== null && (isIcann === true || ["example", "test"].includes(publicSuffix ?? "")));
}

/** Whether a word may be a name such as Wei.Li, whose end is also a country's. A space keeps mail programs from making a link of it. */
function endsLikeCountry(word: string): boolean {
  return /^[^@]*\p{L}\.\p{Lu}\p{L}$/u.test(word);
}
