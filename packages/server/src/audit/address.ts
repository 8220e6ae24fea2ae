/** A host as people type it, without a scheme: a name with a dot and an optional path, no port or credentials. */
const bareHost = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*)\.[\p{L}]{2,}(?:[/?#].*)?$/u;

/** Maximum length of an address, in characters. */
const longestAddress = 2_000;

/**
 * The addresses that a typed text means, in the order in which to try them: a bare host is tried on https, then on http.
 * Empty when the text is no address.
 */
export function readAddresses(typed: string): string[] {
  const text = typed.trim();
  const whole = bareHost.test(text) ? [`https://${text}`, `http://${text}`] : [text];
  return whole.flatMap((address) => {
    const isValid = address.length <= longestAddress && /^https?:/i.test(address) && URL.canParse(address);
    return isValid ? [new URL(address).href] : [];
  });
}

export function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? "";
}

/**
 * An absolute address in the form in which two are the same: without fragment, its escapes in capitals, and none for letters
 * and digits. Null when it is no absolute address of the web.
 */
export function comparable(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url.href.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /^[\w.~-]$/.test(character) ? character : escape.toUpperCase();
  });
}
