import type { LinkElement, Page } from "./page/page.ts";

/** A redirect that was followed. */
export type Hop = { url: string; status: number };

/** An answer from the web, as the audit needs it. */
export type Fetched = {
  /** Where the answer came from, after all redirects. */
  url: string;
  /** The redirects that led there, in their order. */
  hops: readonly Hop[];
  status: number;
  /** Names in lower case; what came more than once is joined by line breaks. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** Bytes of the body, decompressed. */
  bytes: number;
  /** There was more than the audit reads. */
  truncated: boolean;
  /** Milliseconds from the request of the last address to its first byte; null where it was not measured. */
  firstByteMs: number | null;
};

/** All that an audit judges. `null` says that something could not be checked. */
export type Evidence = {
  page: Fetched;
  document: Page;
  robots: Fetched | null;
  /** Null also where robots.txt could not be read, since it may have named another. */
  sitemap: Fetched | null;
  /** The home of the page over plain http; undefined where the page itself is not on https. */
  plain: Pick<Fetched, "url" | "status"> | null | undefined;
  /** Some of the pages that the page names as its translations, with those that they name in turn. */
  alternates: readonly { url: string; links: readonly LinkElement[] | null }[];
};
