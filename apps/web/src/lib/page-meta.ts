import type { MetaDescriptor } from "react-router";
import { agency } from "@agency/content/agency";
import { languages, type Language } from "@agency/content/languages";
import { languageOfPath, localisedPath } from "./i18n/language-path.ts";

type Page = {
  /** The path of the page as it stands in the address. */
  path: string;
  title: string;
  description?: string;
  /** Pages for a few people only: search engines leave them out. */
  hidden?: boolean;
};

/** Title, description and, on public pages, the addresses that search engines need. */
export function pageMeta({ path, title, description, hidden = false }: Page): MetaDescriptor[] {
  const language = languageOfPath(path);
  const full = `${title} · ${agency.name}`;
  if (hidden) return [{ title: full }, { name: "robots", content: "noindex" }];
  return [
    { title: full },
    ...(description === undefined ? [] : [{ name: "description", content: description }]),
    { property: "og:title", content: full },
    ...(description === undefined ? [] : [{ property: "og:description", content: description }]),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: languages[language].locale.replace("-", "_") },
    { property: "og:url", content: address(path, language) },
    { tagName: "link", rel: "canonical", href: address(path, language) },
    ...Object.keys(languages).map((other) => alternate(other, address(path, other as Language))),
    alternate("x-default", address(path, "en")),
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

function address(path: string, language: Language): string {
  return import.meta.env["PUBLIC_URL"] + localisedPath(path, language);
}
