import type { Language } from "@agency/content/settings";

/** An absolute address on the site's origin, as search engines and feeds require. */
export function absolute(path: string): string {
  return import.meta.env["PUBLIC_URL"] + path;
}

/** The path of a page's sharing picture. `path` has no language prefix. */
export function socialCardPath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.replaceAll(/^\/+|\/+$/g, "");
  return `/social/${language}/${name}.png`;
}
