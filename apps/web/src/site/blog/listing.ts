import type { Category } from "@agency/content/articles/catalogue";

/** What a list says about an article. */
export type Listing = {
  slug: string;
  category: Category;
  /** The day it was published: `2025-01-15` and as the language writes it. */
  date: string;
  dateText: string;
  minutes: number;
  title: string;
  excerpt: string;
  tags: string[];
};

/** The address of an article, without the prefix of its language. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** The address of the RSS feed, without the prefix of its language. */
export const feedPath = "/blog/rss.xml";
