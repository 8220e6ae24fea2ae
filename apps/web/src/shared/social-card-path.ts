import type { Language } from "@agency/content/settings";

/** The path of a page's sharing picture. `path` has no language prefix. */
export function socialCardPath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.replaceAll(/^\/+|\/+$/g, "");
  return `/social/${language}/${name}.png`;
}
