import type { Language } from "@agency/content/settings";

/** Where the picture of a page lies that is shown when it is shared; `path` is without a language. */
export function socialCardPath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.replaceAll(/^\/+|\/+$/g, "");
  return `/social/${language}/${name}.png`;
}
