/** A web address without its scheme, with possible line breaks after slashes: `kedai.my/produk`. */
export function shownAddress(url: string): string {
  return url
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "")
    .replaceAll("/", "/\u200B");
}
