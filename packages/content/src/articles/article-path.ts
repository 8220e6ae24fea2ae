/** The path of an article, without a language prefix. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
