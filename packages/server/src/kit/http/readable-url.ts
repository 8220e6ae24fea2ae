/**
 * The URL with a decodable path: an invalid escape (`%E0%A4%A`) is taken literally, so the request gets the usual 404.
 * The router itself would answer with a message that echoes the path.
 */
export function readableUrl(url: string): string {
  const [path = "", ...query] = url.split(/(?=\?)/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("");
  }
}
