import { comparable } from "../address.ts";
import type { Fetched, SitemapFile } from "../evidence.ts";
import { BoundedParser } from "../page/parser.ts";

/** The state of a site's sitemaps (sitemaps.org/protocol.html). */
export type SitemapFacts =
  | { state: "unknown" }
  | { state: "none"; status: number; urls: string[] }
  | { state: "broken"; urls: string[] }
  | {
      state: "read";
      /** The sitemaps that could be read, and the missing or broken ones. */
      urls: string[];
      lost: string[];
      /** The addresses that they list, in comparable form. */
      addresses: Set<string>;
      /** Whether these are all: no sitemap names others, is cut off or was not read. */
      complete: boolean;
      /** Whether they state translations of pages, too. */
      statesTranslations: boolean;
    };

/** Characters of a sitemap to read; the rest is ignored. */
export const longestSitemap = 400_000;

/** Reads the sitemaps of a site; `named` is how many robots.txt names. */
export function readSitemaps(files: readonly SitemapFile[], named: number): SitemapFacts {
  const read = files.map(({ url, file }) => ({ url, ...readSitemap(file) }));
  const urlsIn = (...states: string[]) => read.filter(({ state }) => states.includes(state)).map(({ url }) => url);
  const found = read.filter((each) => each.state === "read");
  if (found.length > 0) {
    return {
      state: "read",
      urls: urlsIn("read"),
      lost: urlsIn("none", "broken"),
      addresses: new Set(found.flatMap(({ addresses }) => [...addresses])),
      complete: found.every(({ complete }) => complete) && urlsIn("unknown").length === 0 && named <= files.length,
      statesTranslations: found.some(({ statesTranslations }) => statesTranslations),
    };
  }
  if (read.length === 0 || urlsIn("unknown").length > 0) return { state: "unknown" };
  if (urlsIn("broken").length > 0) return { state: "broken", urls: urlsIn("broken") };
  return { state: "none", status: read.find(({ state }) => state === "none")?.status ?? 404, urls: urlsIn("none") };
}

type OneSitemap = { status?: number } & (
  | { state: "unknown" | "none" | "broken" }
  | { state: "read"; addresses: Set<string>; complete: boolean; statesTranslations: boolean }
);

function readSitemap(file: Fetched | null): OneSitemap {
  if (file === null || file.status >= 500 || file.status === 429) return { state: "unknown" };
  const { status, text, truncated } = file;
  if (status >= 400) return { state: "none", status };
  const start = text.slice(0, longestSitemap);
  const { kind, written, statesTranslations } = readLines(start) ?? readXml(start);
  const addresses = new Set(written.flatMap((address) => comparable(address) ?? []));
  if (kind === null || addresses.size === 0) return { state: "broken" };
  const complete = kind === "urls" && !truncated && text.length <= longestSitemap;
  return { state: "read", addresses, complete, statesTranslations };
}

type Contents = { kind: "urls" | "index" | null; written: readonly string[]; statesTranslations: boolean };

/** A plain-text sitemap has one address per line, whatever its type. */
function readLines(text: string): Contents | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\s+/);
  const written = lines.filter((line) => line !== "");
  const isList = written.length > 0 && written.every((line) => /^https?:\/\//i.test(line));
  return isList ? { kind: "urls", written, statesTranslations: false } : null;
}

function readXml(text: string): Contents {
  const reader = new SitemapReader();
  new BoundedParser(reader, { xmlMode: true, deepest }).end(text);
  return reader;
}

/** Elements nested deeper than this are empty; a sitemap has four levels. */
const deepest = 16;

/** Characters of one address to keep (sitemaps.org allows 2,048). */
const longestAddress = 2_048;

/** Where each kind of sitemap has its addresses. Search engines accept feeds, too. */
const places: Readonly<Record<string, { kind: "urls" | "index"; parent: string; element: string }>> = {
  urlset: { kind: "urls", parent: "url", element: "loc" },
  sitemapindex: { kind: "index", parent: "sitemap", element: "loc" },
  rss: { kind: "urls", parent: "item", element: "link" },
  feed: { kind: "urls", parent: "entry", element: "link" },
};

class SitemapReader implements Contents {
  kind: Contents["kind"] = null;
  readonly written: string[] = [];
  statesTranslations = false;
  #root: string | null = null;
  /** The open elements, by their names without a prefix. */
  readonly #open: string[] = [];
  #address: string | null = null;

  get depth(): number {
    return this.#open.length;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const local = name.slice(name.indexOf(":") + 1).toLowerCase();
    this.#root ??= local;
    if (attributes["hreflang"]) this.statesTranslations = true;
    const place = Object.hasOwn(places, this.#root) ? places[this.#root] : undefined;
    this.kind = place?.kind ?? null;
    // An address elsewhere is one of a picture, a video or a translation.
    const isAddress = place?.element === local && this.#open.at(-1) === place.parent;
    this.#address = isAddress ? (attributes["href"]?.slice(0, longestAddress) ?? "") : null;
    this.#open.push(local);
  }

  ontext(part: string): void {
    if (this.#address !== null && this.#address.length < longestAddress) this.#address += part.slice(0, longestAddress);
  }

  onclosetag(): void {
    if (this.#address?.trim()) this.written.push(this.#address.trim());
    this.#address = null;
    this.#open.pop();
  }
}
