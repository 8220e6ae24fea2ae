import { unescapeUnreserved } from "@agency/model/unescape";

export function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? "";
}

/**
 * An absolute address in the form in which two are the same: without fragment, its escapes in capitals, and none for letters
 * and digits. Null when it is not an absolute web address.
 */
export function comparable(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return unescapeUnreserved(url.href).replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}
