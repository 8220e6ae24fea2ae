/** An address with the site's own origin, as search engines and feeds ask for it. */
export function absolute(path: string): string {
  return import.meta.env["PUBLIC_URL"] + path;
}
