import { createHash } from "node:crypto";
import { starterScript } from "./starter.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entry = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** A page whose application starts late, and the module that starts it. */
export type DeferredPage = { html: string; start: { path: string; text: string } };

/**
 * Takes the application's code out of the way of the first paint: no module is preloaded, and the inline entry becomes a
 * file that `starterScript` loads when the browser is idle.
 * @throws when the page is not as React Router 8 writes it
 */
export function deferHydration(html: string): DeferredPage {
  const text = entry.exec(html)?.[2];
  if (text === undefined) throw new Error("The page has no inline entry module to defer");
  const path = `/assets/start-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  const modules = Array.from(html.matchAll(preload), ([, href = ""]) => href);
  const starter = starterScript(path, modules);
  return {
    html: html.replaceAll(preload, "").replace(entry, (_, open: string, __, close: string) => open + starter + close),
    start: { path, text },
  };
}

/**
 * Writes a page's styles into it, so that the first paint waits for nothing. The links stay, because React expects them,
 * but are not even fetched before it: the starter brings them into force. `data-arriving` tells `base.css` that the page is
 * being shown for the first time.
 * @param read gives the text of a stylesheet by its address
 */
export async function inlineStyles(html: string, read: (href: string) => Promise<string>): Promise<string> {
  const hrefs = Array.from(html.matchAll(stylesheet), ([, href = ""]) => href);
  const styles = await Promise.all(hrefs.map(read));
  const [first = ""] = html.match(stylesheet) ?? [];
  return html
    .replace("<html ", '<html data-arriving="" ')
    .replace(first, () => `<style>${styles.join("")}</style>${first}`)
    .replaceAll(stylesheet, (_, href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`);
}
