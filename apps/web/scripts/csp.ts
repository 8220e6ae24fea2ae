import { createHash } from "node:crypto";
import { analytics } from "@agency/content/analytics";

// Data for search engines stands in scripts too, but is not run.
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources of a page's scripts, and on public pages the hosts that count visits. */
export function scriptSources(html: string, isPublic: boolean): string[] {
  const own = inlineScriptHashes(html);
  if (!isPublic || !analytics) return own;
  // Once a visitor agrees, the scripts are added to the page.
  const added = analytics.scripts.map(({ text }) => text).filter(Boolean);
  return [...new Set([...own, ...added.map(sha256), ...analytics.hosts])];
}

/** The CSP sources (`sha256-…`) of the scripts that stand in a page itself, each once. */
export function inlineScriptHashes(html: string): string[] {
  const texts = Array.from(html.matchAll(inlineScript), ([, text = ""]) => text).filter(Boolean);
  return [...new Set(texts.map(sha256))];
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
