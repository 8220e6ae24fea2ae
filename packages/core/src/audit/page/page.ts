/** A `<meta>` of the page. Names are in lower case. */
export type Meta = {
  name: string;
  property: string;
  httpEquiv: string;
  charset: string | null;
  content: string;
  inHead: boolean;
  /** Where it begins, in characters from the start of the page. */
  position: number;
};

/** A `<link>` of the page. `rel` is in lower case. */
export type LinkElement = { rel: string; href: string; hreflang: string; inHead: boolean };

/** An `<a>` of the page with the text that it shows. */
export type Anchor = {
  /** As written; null where the attribute is missing. */
  href: string | null;
  text: string;
  /** Something else names it: the alternative text of a picture inside, `aria-label` or `title`. */
  named: boolean;
  rel: string;
  /** Language in force where it stands, or null. */
  lang: string | null;
  role: string;
  name: string;
  id: string;
  /** The names of its attributes; left out where it has `href`, which says enough. */
  attributes: readonly string[];
};

/** An `<img>` of the page that is not hidden from everybody. */
export type Image = {
  src: string;
  /** Null where the attribute is missing. */
  alt: string | null;
  /** Named or marked as decoration by another attribute than `alt`. */
  named: boolean;
  sized: boolean;
};

export type Heading = { level: number; text: string };

/** Something that the page loads over plain http. */
export type PlainLoad = { tag: string; url: string };

/** What the checks want to know of a page's HTML. Lists are bounded, so that no page can make them endless. */
export type Page = {
  /** Name in the document type, in lower case; null without one. */
  doctype: string | null;
  lang: string | null;
  base: string | null;
  titles: string[];
  metas: Meta[];
  links: LinkElement[];
  anchors: Anchor[];
  images: Image[];
  headings: Heading[];
  /** The contents of the `application/ld+json` scripts. */
  jsonLd: string[];
  /** Structured data as attributes: microdata or RDFa. */
  annotated: boolean;
  plainLoads: PlainLoad[];
  /** Words of the body that a person can read. */
  words: number;
  /** The beginning of the readable text, for telling its language. */
  sample: string;
};

/** The most that is kept of each list of a page. */
export const kept = {
  titles: 20,
  metas: 500,
  links: 1_000,
  anchors: 5_000,
  attributes: 50,
  images: 5_000,
  headings: 1_000,
  scripts: 50,
  loads: 50,
} as const;

/** Characters kept of one text. */
export const keptText = 2_000;
