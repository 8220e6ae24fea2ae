/** A web address as people say it, with places to break the line after its slashes: `kedai.my/produk`. */
export function shownAddress(url: string): string {
  return url
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "")
    .replaceAll("/", "/\u200B");
}
