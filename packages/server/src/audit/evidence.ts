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
  /** The encoding that the text was read in, by its name in the Encoding Standard. */
  charset: string;
  /** Where the encoding is stated: in a byte order mark, in the header, or in the page itself. Null: nowhere. */
  charsetSource: "mark" | "header" | "page" | null;
  /** Bytes of the decompressed body. */
  bytes: number;
  /** Whether redirects led to the page only with the cookies that they set. */
  needsCookies: boolean;
  /** Whether the body was longer than the audit reads. */
  truncated: boolean;
  /** Milliseconds from the last request to its first byte; null when not measured. */
  firstByteMs: number | null;
};

/** Everything that an audit judges, unread. `null` means that it could not be checked. */
export type Evidence = {
  /** When it was collected, in ISO 8601: some pages leave the search results at a date. */
  at: string;
  page: Fetched;
  /** The page as a browser draws it, after its scripts ran; null when only the page as sent was read. */
  drawn: string | null;
  robots: Fetched | null;
  /** The sitemaps that robots.txt names, or else the one at the usual address, up to a maximum. */
  sitemaps: readonly SitemapFile[];
  /** The plain-http address of the page's host; undefined when the page is not on https. */
  plain: Pick<Fetched, "url" | "status"> | null | undefined;
  /** Some of the page's translations, with their `Link` headers. */
  alternates: readonly { url: string; html: string | null; link: string | null }[];
};

/** `file` is also null when robots.txt could not be read, since it may name other sitemaps. */
export type SitemapFile = { url: string; file: Fetched | null };
