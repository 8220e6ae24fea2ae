/** An absolute address on the site's origin, as search engines and feeds require. */
export function absolute(path: string): string {
  return import.meta.env["PUBLIC_URL"] + path;
}
