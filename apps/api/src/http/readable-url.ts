/**
 * The address with its path made readable: escapes that are none (`%E0%A4%A`) stand for themselves, so that such an address
 * is answered like any other that is not there. The router would answer on its own, echoing the path.
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
