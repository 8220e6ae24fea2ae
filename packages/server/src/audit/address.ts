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
