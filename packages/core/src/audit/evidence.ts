/** A redirect that was followed. */
export type Hop = { url: string; status: number };

/** A web response with the parts that the audit needs. */
export type Fetched = {
  /** The final address, after redirects. */
  url: string;
  /** The redirects in order. */
  hops: readonly Hop[];
  status: number;
  /** Header names in lower case; repeated headers are joined by line breaks. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** Bytes of the decompressed body. */
  bytes: number;
  /** Whether the body was longer than the audit reads. */
  truncated: boolean;
  /** Milliseconds from the last request to its first byte; null when not measured. */
  firstByteMs: number | null;
};

/** Everything that an audit judges, unread. `null` means that it could not be checked. */
export type Evidence = {
  page: Fetched;
  robots: Fetched | null;
  /** Also null when robots.txt could not be read, since it may name another sitemap. */
  sitemap: Fetched | null;
  /** The plain-http address of the page's host; undefined when the page is not on https. */
  plain: Pick<Fetched, "url" | "status"> | null | undefined;
  /** Some of the page's translations. */
  alternates: readonly { url: string; html: string | null }[];
};
