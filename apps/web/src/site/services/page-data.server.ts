import { pictures } from "virtual:pictures";
import { getEntry } from "@agency/content/get-entry";
import { servicePictures } from "@agency/content/pictures";
import { testimonials } from "@agency/content/projects";
import { getService } from "@agency/content/services";
import { isServiceKey, type Language, type ServiceKey } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { serviceVideos } from "@agency/content/videos";
import { listArticles } from "../blog/articles.server.ts";
import type { BuiltPicture } from "../shared/picture.tsx";
import { shownVideo } from "../shared/videos.server.ts";

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
export function servicePhoto(service: ServiceKey, language: Language) {
  const { [service]: picture } = pictures.services;
  return picture && { picture, alt: servicePictures[service]?.alt[language] ?? "" };
}

/** The agency's video of a service. */
export function serviceVideo(service: ServiceKey, language: Language) {
  const { [service]: video } = serviceVideos;
  return video && shownVideo(video, getEntry(video.words, language));
}

export type VoicesOnPage = {
  title: string;
  /** Marks those of the made-up agency. */
  badge: string;
  voices: {
    key: string;
    quote: string;
    name: string;
    position: string;
    picture: BuiltPicture | undefined;
    language: string | undefined;
  }[];
};

/** The testimonials of a service in a language; undefined without any. */
export function serviceVoices(service: ServiceKey, language: Language): VoicesOnPage | undefined {
  const about = testimonials.filter((testimonial) => testimonial.service === service);
  if (about.length === 0) return undefined;
  const { testimonialsTitle, testimonialsSample, testimonials: texts } = getMessages(language).home.portfolio;
  const voices = about.map(({ key, language: own }) => ({
    key,
    ...getEntry(texts, key),
    picture: pictures.testimonials[key],
    language: own,
  }));
  return { title: testimonialsTitle, badge: testimonialsSample, voices };
}

export type ArticleLink = { slug: string; title: string; excerpt: string };

/** The related articles of a service that exist in the language. */
export async function articlesFor(service: ServiceKey, language: Language): Promise<ArticleLink[]> {
  const slugs: readonly string[] = getService(service).articles;
  const articles = await listArticles(language);
  return articles
    .filter(({ slug }) => slugs.includes(slug))
    .toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
    .map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
}
