import { createHash } from "node:crypto";
import { analytics } from "@agency/content/analytics";
import { videoHosts } from "@agency/content/videos";

// Data for search engines stands in scripts too, but is not run.
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The CSP sources of a page's scripts, and on public pages the hosts that count visits, and players of videos as `frame-src` and their
 * origin: visitors go from any page to the one with the video without asking for a document.
 */
export function scriptSources(html: string, isPublic: boolean): string[] {
  const own = inlineScriptHashes(html);
  if (!isPublic) return own;
  // A counter that asks nobody stands in the page as well.
  return [...new Set([...own, ...countingSources()]), ...videoHosts.map(({ origin }) => `frame-src ${origin}`)];
}

function countingSources(): string[] {
  if (!analytics) return [];
  // Once a visitor agrees, the scripts are added to the page.
  const added = analytics.scripts.map(({ text }) => text).filter(Boolean);
  return [...added.map(sha256), ...analytics.hosts];
}

/** The CSP sources (`sha256-…`) of the scripts that stand in a page itself, each once. */
export function inlineScriptHashes(html: string): string[] {
  const texts = Array.from(html.matchAll(inlineScript), ([, text = ""]) => text).filter(Boolean);
  return [...new Set(texts.map(sha256))];
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
