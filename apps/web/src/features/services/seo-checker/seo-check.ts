/** Checks a site and gives its score out of 100. */
export type SeoCheck = (url: string) => Promise<{ score: number }>;

/**
 * The check behind the SEO checker of the service pages. As long as there is none, the pages do not show the checker: a score
 * is measured or absent.
 */
export const seoCheck: SeoCheck | undefined = undefined;
