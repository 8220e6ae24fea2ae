/** A `<meta>` element. Names are in lower case. */
export type Meta = {
  name: string;
  property: string;
  httpEquiv: string;
  charset: string | null;
  content: string;
  inHead: boolean;
  /** Position in the page's source, in characters. */
  position: number;
};

/** A `<link>` element. `rel` is in lower case. */
export type LinkElement = { rel: string; href: string; hreflang: string; inHead: boolean };

/** Whether a link has a relation, which may be one of several words. */
export function hasRel({ rel }: Pick<LinkElement, "rel">, name: string): boolean {
  return rel.split(/\s+/).includes(name);
}

/** An `<a>` element with its visible text. */
export type Anchor = {
  /** As written; null without the attribute. */
  href: string | null;
  text: string;
  /** Whether it is named otherwise: by an image's alternative text, `aria-label` or `title`. */
  named: boolean;
  rel: string;
  /** The declared language at this place, or null. */
  lang: string | null;
  role: string;
  name: string;
  id: string;
  /** The names of its attributes; left out when its `href` names an address. */
  attributes: readonly string[];
};

/** An `<img>` element that is not hidden from every reader. */
export type Image = {
  src: string;
  /** Null without the attribute. */
  alt: string | null;
  /** Whether an attribute other than `alt` names it or marks it as decoration. */
  named: boolean;
  sized: boolean;
};

export type Heading = { level: number; text: string };

/** A resource that the page loads over plain http. */
export type PlainLoad = { tag: string; url: string };

/** The signs by which one can tell whether scripts build a page. */
export type ScriptParts = {
  /** Number of scripts that a browser runs. */
  number: number;
  /** The beginning of the scripts in the page itself. */
  inline: string;
  /** Whether it has an empty element that scripts usually fill: one named so, as `<div id="root">`, or an element of its own. */
  emptyRoot: "named" | "element" | null;
  /** Whether its text for browsers without scripts asks to switch them on. */
  asksForThem: boolean;
};

/** The parts of a page that the checks need. Lists are bounded, so a page cannot exhaust memory. */
export type Page = {
  /** The name in the doctype, in lower case; null without one. */
  doctype: string | null;
  lang: string | null;
  base: string | null;
  titles: string[];
  metas: Meta[];
  links: LinkElement[];
  anchors: Anchor[];
  images: Image[];
  headings: Heading[];
  /** The contents of `application/ld+json` scripts. */
  jsonLd: string[];
  /** Whether attributes contain structured data: microdata or RDFa. */
  annotated: boolean;
  plainLoads: PlainLoad[];
  scripts: ScriptParts;
  /** Number of frames, players and other elements that bring content from elsewhere. */
  embeds: number;
  /** Number of readable words in the body. */
  words: number;
  /** The beginning of the readable text, for language detection. */
  sample: string;
};

/** Maximum number of entries in each list of a page. */
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

/** Maximum length of one text, in characters. */
export const keptText = 2_000;
