/** What people searched for when the site was shown. Nulls where Google names nothing, to protect who searched. */
export type Keyword = {
  query: string;
  clicks: number | null;
  impressions: number | null;
  /** Impression-weighted; 1 is the top of the first page. */
  position: number | null;
};

/** A page of the client's that was shown in searches. */
export type SearchedPage = { page: string; clicks: number; impressions: number; position: number };

/** How many searches of a period are kept, those with the most clicks. A shorter list is all that Google names. */
export const keptKeywords = 100;

/** How many pages of a period are kept, those with the most clicks. */
export const keptPages = 10;

/** What a period's searches came to: the client's own keywords in their order, or the top ones, and the top pages by clicks. */
export type Searches = { keywords: Keyword[]; pages: SearchedPage[] };
