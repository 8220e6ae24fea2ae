import type { MetaDescriptor } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { agency } from "@agency/content/agency";
import { defaultLanguage, type Language, languageKeys, languages } from "@agency/content/settings";
import { languageOfPath, localisedPath, plainPath } from "./i18n/language-path.ts";
import { absolute } from "./site-address.ts";
import { socialCardPath } from "./social-card-path.ts";

type Page = {
  /** The path of the page as it stands in the address. */
  path: string;
  title: string;
  description?: string;
  /** Pages for a few people only: search engines leave them out. */
  hidden?: boolean;
  /** The languages the page exists in; all of them when left out. */
  available?: readonly Language[];
  /** Set for an article: the day it was published, as `2025-01-15`. */
  published?: string;
  /** What the page is about, in the vocabulary of schema.org. */
  about?: readonly WithContext<Thing>[];
};

/** What search engines show of a title, in letters: https://moz.com/learn/seo/title-tag */
const shownOfTitle = 60;

/** Title, description and, on public pages, the addresses, the picture for sharing and the facts that search engines read. */
export function pageMeta(given: Page): MetaDescriptor[] {
  // Pages are written as folders; their addresses end without a slash.
  const page = { ...given, path: given.path.replace(/(?<=.)\/+$/, "") };
  const title = withAgency(page.title);
  if (page.hidden) return [{ title }, { name: "robots", content: "noindex" }];
  return [
    { title },
    ...(page.description === undefined ? [] : [{ name: "description", content: page.description }]),
    ...addresses(page),
    ...sharing(page),
    ...(page.about ?? []).map((thing) => ({ "script:ld+json": thing })),
  ];
}

/** Search engines name the site on a line of its own: a long title does without it rather than lose its end. */
function withAgency(title: string): string {
  const whole = `${title} · ${agency.name}`;
  return whole.length > shownOfTitle ? title : whole;
}

function addresses({ path, available = languageKeys }: Page): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: absolute(localisedPath(path, languageOfPath(path))) },
    ...available.map((language) => alternate(language, path, language)),
    ...(available.includes(defaultLanguage) ? [alternate("x-default", path, defaultLanguage)] : []),
  ];
}

function alternate(hrefLang: string, path: string, language: Language): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href: absolute(localisedPath(path, language)) };
}

/** What networks and messengers show of a page. The title stands there without the agency, which has a line of its own. */
function sharing({ path, title, description, published, available = languageKeys }: Page): MetaDescriptor[] {
  const language = languageOfPath(path);
  const others = available.filter((other) => other !== language);
  return [
    { property: "og:title", content: title },
    ...(description === undefined ? [] : [{ property: "og:description", content: description }]),
    { property: "og:type", content: published === undefined ? "website" : "article" },
    ...(published === undefined ? [] : [{ property: "article:published_time", content: published }]),
    { property: "og:site_name", content: agency.name },
    { property: "og:locale", content: openGraphLocale(language) },
    ...others.map((other) => ({ property: "og:locale:alternate", content: openGraphLocale(other) })),
    { property: "og:url", content: absolute(localisedPath(path, language)) },
    { property: "og:image", content: absolute(socialCardPath(plainPath(path), language)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    ...(description === undefined ? [] : [{ name: "twitter:description", content: description }]),
    { name: "twitter:image", content: absolute(socialCardPath(plainPath(path), language)) },
  ];
}

function openGraphLocale(language: Language): string {
  return languages[language].locale.replace("-", "_");
}
