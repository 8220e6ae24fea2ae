import { asciiDomain } from "./domain.ts";

/** Maximum length of an address, in characters. */
const longestAddress = 2_000;

/** The dot that may end a host name, also as a Chinese or Japanese keyboard writes it; it makes no difference. */
const lastDot = /[.。．｡]$/u;

/** Whether a text is an address without a scheme, as people type it: `kedai.example`, `面包店。新加坡`, `kedai.example/menu`. */
export function isBareName(text: string): boolean {
  const [authority = ""] = text.split(/[/?#]/, 1);
  const host = authority.replace(/:\d{1,5}$/, "").replace(lastDot, "");
  return asciiDomain(host) !== null;
}

/**
 * The addresses that a typed text means, in the order in which to try them: a bare name is tried on https, then on http.
 * Empty when the text is not a web address, or names a user.
 */
export function readAddresses(typed: string): string[] {
  const text = typed.trim();
  const whole = isBareName(text) ? [`https://${text}`, `http://${text}`] : [text];
  return whole.flatMap((address) => {
    const url = address.length <= longestAddress && /^https?:/i.test(address) ? URL.parse(address) : null;
    if (!url || url.username || url.password) return [];
    url.hostname = url.hostname.replace(lastDot, "");
    return [url.href];
  });
}
