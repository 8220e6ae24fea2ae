import { useLocation } from "react-router";
import type { Language } from "@agency/content/settings";
import { languageOfPath, localisedPath } from "./language-path.ts";

/** The language of the page, as its address says. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Turns a path such as `/admin` into its address in the page's language. */
export function useLocalisedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localisedPath(path, language);
}
