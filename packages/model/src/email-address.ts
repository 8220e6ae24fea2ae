import { asciiDomain } from "./domain.ts";

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, without its angle brackets). */
export const longestEmail = 254;

/** The longest part before the @ (RFC 5321, 4.5.3.1.1). */
const longestName = 64;

/** Letters, digits and signs that need no quotes before the @ (RFC 5322, 3.2.3), as browsers' email fields accept them. */
const name = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i;

/**
 * `email` is not a whole address. `email_name` is one that we do not send to because of a character before the @: a letter
 * outside ASCII, which many mail servers refuse; `%` and `!`, with which some pass the email on to another mailbox; or `=?`,
 * which mail programs decode.
 */
export type EmailProblem = "email" | "email_name";

/**
 * Writes an email address as it is stored, compared and sent to: in lower case, with an internationalised domain
 * in its ASCII form (UTS 46). `Info@München.example` becomes `info@xn--mnchen-3ya.example`.
 */
export function readEmail(typed: string): { email: string } | { problem: EmailProblem } {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const before = address.slice(0, at);
  const host = at < 1 ? null : asciiDomain(address.slice(at + 1));
  if (host === null) return { problem: "email" };
  if (!name.test(before) || before.includes("=?")) return { problem: isUnusable(before) ? "email_name" : "email" };
  const email = `${before.toLowerCase()}@${host}`;
  return before.length > longestName || email.length > longestEmail ? { problem: "email" } : { email };
}

/** Whether the part before the @ would be one, if it were not for characters that we do not send to. */
function isUnusable(before: string): boolean {
  return name.test(before.normalize("NFC").replaceAll(/[\p{L}\p{M}\p{N}%!]|=\?/gu, "x"));
}
