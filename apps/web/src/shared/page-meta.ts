import type { MetaDescriptor, MetaFunction } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { agency } from "@agency/content/agency";
import { defaultLanguage, type Language, languageKeys, aboutLanguage, sample } from "@agency/content/settings";
import { languageOfPath, localisedPath, plainPath } from "./i18n/language-path.ts";
import { getTranslator } from "./i18n/messages.ts";
import { absolute, socialCardPath } from "./site-address.ts";

/** A picture of 1200 by 630 pixels, by the path of its file. */
export type SharedPicture = { path: string; alt: string };

type Page = {
  /** The path of the page as in the address. */
  path: string;
  title: string;
  /** Follows the title in the window and in search engines, not where the page is shared. */
  section?: string;
  description?: string;
  /** Set for pages that search engines must not list. */
  hidden?: boolean;
  /** The languages of the page. All languages if omitted. */
  available?: readonly Language[];
  /** Publication date of an article, such as `2025-01-15`. */
  published?: string;
  /** A picture of the page's own that is shared with it, in place of the drawn one. */
  picture?: SharedPicture | undefined;
  /** Structured data in the schema.org vocabulary. */
  about?: readonly WithContext<Thing>[];
};

/** How much of a title search engines show, in characters: https://moz.com/learn/seo/title-tag */
const shownOfTitle = 60;

/** Title, description and, on public pages, the addresses, the sharing picture and the structured data. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const title = pageTitle(page);
  if (page.hidden) return [{ title }, closed];
  return [
    { title },
    // Nobody should find a made-up agency.
    ...(sample ? [closed] : []),
    ...(page.description === undefined ? [] : [{ name: "description", content: page.description }]),
    ...addresses(page),
    ...sharing(page),
    ...(page.about ?? []).map((thing) => ({ "script:ld+json": thing })),
  ];
}

const closed = { name: "robots", content: "noindex" };

/** The title of a page that search engines must not list. */
export function hiddenPageMeta(title: (t: ReturnType<typeof getTranslator>["t"]) => string): MetaFunction {
  return ({ location: { pathname: path } }) =>
    pageMeta({ path, title: title(getTranslator(languageOfPath(path)).t), hidden: true });
}

/** Search engines show the site's name separately, so a long title omits the agency, except that of the home page, which is the agency's. */
function pageTitle({ path, title, section }: Page): string {
  const whole = [title, section, agency.name].filter(Boolean).join(" · ");
  if (plainPath(path) === "/" || whole.length <= shownOfTitle) return whole;
  return section ? `${title} · ${section}` : title;
}

function addresses({ path, available = languageKeys }: Page): MetaDescriptor[] {
  const own = { tagName: "link", rel: "canonical", href: absolute(localisedPath(path, languageOfPath(path))) };
  // A page in one language has no translations to name.
  if (available.length < 2) return [own];
  return [
    own,
    ...available.map((language) => alternate(language, path, language)),
    ...(available.includes(defaultLanguage) ? [alternate("x-default", path, defaultLanguage)] : []),
  ];
}

function alternate(hrefLang: string, path: string, language: Language): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href: absolute(localisedPath(path, language)) };
}

/** Tags for link previews. The title has no agency name, since previews show the site's name separately. */
function sharing({ path, title, description, published, picture, available = languageKeys }: Page): MetaDescriptor[] {
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
    { property: "og:image", content: absolute(picture?.path ?? socialCardPath(plainPath(path), language)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture?.alt ?? title },
    // X takes everything else from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function openGraphLocale(language: Language): string {
  return aboutLanguage(language).locale.replace("-", "_");
}
