import { useLocation } from "react-router";
import type { Language } from "@agency/content/settings";
import { languageOfPath, localisedPath } from "./language-path.ts";

/** The language of the page, from its address. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Returns a function that adds the page's language prefix to a path such as `/admin`. */
export function useLocalisedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localisedPath(path, language);
}
