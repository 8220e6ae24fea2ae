import { Parser } from "htmlparser2";
import type { Fetched } from "../evidence.ts";

/** The state of a sitemap (sitemaps.org/protocol.html). */
export type SitemapFacts =
  | { state: "unknown" }
  | { state: "none"; status: number }
  | { state: "broken"; url: string }
  | { state: "read"; url: string; kind: "urls" | "index" | "text"; addresses: Set<string>; complete: boolean };

/** Characters of a sitemap to read; the rest is ignored. */
const longest = 400_000;

/** Kinds of sitemap by root element. Search engines accept feeds too. */
const kinds: Record<string, "urls" | "index"> = { urlset: "urls", sitemapindex: "index", rss: "urls", feed: "urls" };

/** Reads the sitemap; `null` when none could be fetched. */
export function readSitemap(sitemap: Fetched | null): SitemapFacts {
  if (sitemap === null) return { state: "unknown" };
  const { status, url, text, truncated } = sitemap;
  if (status >= 500 || status === 429) return { state: "unknown" };
  if (status >= 400) return { state: "none", status };
  if (/\.gz$/i.test(new URL(url).pathname) && !text.trimStart().startsWith("<")) return { state: "unknown" };
  const complete = !truncated && text.length <= longest;
  const lines = readLines(text.slice(0, longest), sitemap.headers["content-type"] ?? "");
  if (lines) return { state: "read", url, kind: "text", addresses: new Set(lines), complete };
  const { root, addresses } = readXml(text.slice(0, longest));
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
  let root: string | null = null;
  let reading = false;
  let address = "";
  const addresses = new Set<string>();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const local = withoutPrefix(name);
        root ??= local;
        reading = local === "loc" || (local === "link" && root !== "urlset");
        address = attributes["href"] ?? "";
      },
      ontext: (part) => {
        if (reading) address += part;
      },
      onclosetag: () => {
        if (reading && address.trim() !== "") addresses.add(address.trim());
        reading = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, addresses };
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
