import { pictures } from "virtual:pictures";
import { servicePictures } from "@agency/content/pictures";
import { services } from "@agency/content/services";
import { isServiceKey, type Language, type ServiceKey } from "@agency/content/settings";
import { articlesOf } from "../blog/articles.server.ts";

/**
 * The service at a path without a language prefix, such as `/services/seo`.
 * @throws when the path is not a service page
 */
export function serviceOfPath(path: string): ServiceKey {
  const [, , service] = path.split("/");
  if (!isServiceKey(service)) throw new Error(`No service page at ${path}`);
  return service;
}

/** The agency's photograph of a service, with what it shows. */
export function photoOf(service: ServiceKey, language: Language) {
  const { [service]: picture } = pictures.services;
  return picture && { picture, alt: servicePictures[service]?.alt[language] ?? "" };
}

export type ArticleLink = { slug: string; title: string; excerpt: string };

/** The related articles of a service that exist in the language. */
export async function articlesFor(service: ServiceKey, language: Language): Promise<ArticleLink[]> {
  const slugs: readonly string[] = services[service].articles;
  const articles = await articlesOf(language);
  return articles
    .filter(({ slug }) => slugs.includes(slug))
    .toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
    .map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
}
