const escape = /%[\da-f]{2}/gi;
const unreserved = /^[\w.~-]$/;

/** A text of an address without the escapes that change nothing: of letters, digits and `-._~` (RFC 3986, 2.3). */
export function unescapeUnreserved(text: string): string {
  return text.replaceAll(escape, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(letter) ? letter : escaped;
  });
}
