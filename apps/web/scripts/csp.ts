import { createHash } from "node:crypto";

// Data for search engines stands in scripts too, but is not run.
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources (`sha256-…`) of the scripts that stand in a page itself, each once. */
export function inlineScriptHashes(html: string): string[] {
  const texts = Array.from(html.matchAll(inlineScript), ([, text = ""]) => text).filter(Boolean);
  return [...new Set(texts.map(sha256))];
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
