import type { KeptOriginKind } from "./origin.ts";

/** Searches for which the site was shown. Nulls where Google names nothing, to protect who searched. */
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

/** Which searches a list of keywords is of: the client's own or those with the most clicks, and where people search. */
export type SearchScope = {
  list: "own" | "top";
  /** As Search Console names it, such as `mys`; null for everywhere. */
  country: string | null;
};

/** Where a list of searches or pages comes from: a file, or an account, which is null where it is not known. */
export type SearchOrigin = { kind: KeptOriginKind; account: string | null };

/**
 * The searches of a period: the client's own keywords in their order, or the top ones, and the top pages by clicks. Without a
 * scope, nobody knows which searches the keywords are of.
 */
export type Searches = {
  keywords: Keyword[];
  pages: SearchedPage[];
  scope?: SearchScope;
  origins?: { keywords?: SearchOrigin; pages?: SearchOrigin };
};

/** A search as Google tells it from others, which knows no capitals. */
export function searchKey(text: string): string {
  return text.normalize("NFC").toLowerCase().trim().replaceAll(/\s+/g, " ");
}
