import type { Fetched } from "../evidence.ts";
import { BoundedParser } from "../page/bounded-parser.ts";

/** The state of a sitemap (sitemaps.org/protocol.html). */
export type SitemapFacts =
  | { state: "unknown" }
  | { state: "none"; status: number }
  | { state: "broken"; url: string }
  | { state: "read"; url: string; kind: "urls" | "index" | "text"; addresses: Set<string>; complete: boolean };

/** Characters of a sitemap to read; the rest is ignored. */
export const longestSitemap = 400_000;

/** Elements nested deeper than this are empty; a sitemap has four levels. */
const deepest = 16;

/** Characters of one address to keep (sitemaps.org allows 2,048). */
const longestAddress = 2_048;

/** Kinds of sitemap by root element. Search engines accept feeds too. */
const kinds: Record<string, "urls" | "index"> = { urlset: "urls", sitemapindex: "index", rss: "urls", feed: "urls" };

/** Reads the sitemap; `null` when none could be fetched. */
export function readSitemap(sitemap: Fetched | null): SitemapFacts {
  if (sitemap === null) return { state: "unknown" };
  const { status, url, text, truncated } = sitemap;
  if (status >= 500 || status === 429) return { state: "unknown" };
  if (status >= 400) return { state: "none", status };
  if (/\.gz$/i.test(new URL(url).pathname) && !text.trimStart().startsWith("<")) return { state: "unknown" };
  const complete = !truncated && text.length <= longestSitemap;
  const lines = readLines(text.slice(0, longestSitemap), sitemap.headers["content-type"] ?? "");
  if (lines) return { state: "read", url, kind: "text", addresses: new Set(lines), complete };
  const { root, addresses } = readXml(text.slice(0, longestSitemap));
  const kind = root === null ? undefined : kinds[root];
  if (!kind || addresses.size === 0) return { state: "broken", url };
  return { state: "read", url, kind, addresses, complete };
}

/** A plain-text sitemap has one address per line. */
function readLines(text: string, type: string): string[] | null {
  if (!type.startsWith("text/plain")) return null;
  const lines = text.split(/\s+/).filter((line) => line !== "");
  return lines.length > 0 && lines.every((line) => /^https?:\/\//i.test(line)) ? lines : null;
}

function readXml(text: string): { root: string | null; addresses: Set<string> } {
  const reader = new SitemapReader();
  new BoundedParser(reader, { xmlMode: true, deepest }).end(text);
  return reader;
}

class SitemapReader {
  root: string | null = null;
  readonly addresses = new Set<string>();
  depth = 0;
  #reading = false;
  #address = "";

  onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    const local = withoutPrefix(name);
    this.root ??= local;
    this.#reading = local === "loc" || (local === "link" && this.root !== "urlset");
    this.#address = attributes["href"]?.slice(0, longestAddress) ?? "";
  }

  ontext(part: string): void {
    if (this.#reading && this.#address.length < longestAddress) this.#address += part.slice(0, longestAddress);
  }

  onclosetag(): void {
    this.depth -= 1;
    if (this.#reading && this.#address.trim() !== "") this.addresses.add(this.#address.trim());
    this.#reading = false;
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
