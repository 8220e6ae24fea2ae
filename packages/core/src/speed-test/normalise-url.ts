/**
 * One spelling for the addresses of one page, so that a test can be shared: the parser settles case, port and dots; the
 * fragment never leaves a browser, and neither does a dot behind the name make a difference.
 * @param url an address that parses
 */
export function normaliseUrl(url: string): string {
  const parsed = new URL(url.trim());
  parsed.hash = "";
  parsed.hostname = parsed.hostname.replace(/\.$/, "");
  return parsed.href;
}
