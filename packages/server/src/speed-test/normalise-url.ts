/**
 * Normalises an address so that visitors can share a test. The parser settles case, port and dots; this removes the
 * fragment, which never leaves the browser, and the dot after the host name, which makes no difference.
 * @param url an address that parses
 */
export function normaliseUrl(url: string): string {
  const parsed = new URL(url.trim());
  parsed.hash = "";
  parsed.hostname = parsed.hostname.replace(/\.$/, "");
  return parsed.href;
}
