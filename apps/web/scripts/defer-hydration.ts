import { createHash } from "node:crypto";
import { firstPaintStyles } from "./first-paint-styles.ts";
import { arrivalScript, starterScript } from "./starter.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const waiting = /<!--\$\?--><template id="B:\d+"><\/template><!--\/\$-->/;
/** What React Router streams after the page, a piece at a time: its loaders' data, as the arguments of calls. */
const piece = new RegExp(
  String.raw`<div hidden id="(S:\d+)"><script>window\.__reactRouterContext\.streamController\.` +
    String.raw`(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));</script>(?:${waiting.source})?</div>`,
  "g",
);
/** How React puts a piece that came later into its place, and what it needs for the first. */
const placing = /<script>(\$RB=(?:(?!<\/script>)[\s\S])*?)?\$RC\("B:\d+","(S:\d+)"\)<\/script>/g;
const placingBegins = /<script id="_R_">[\s\S]*?<\/script>/;

/** A file that the page loads when it has been painted. */
type LaterFile = { path: string; text: string };

/** A public page whose application starts late; what waits for the time; the module that it begins with; and the data. */
export type DeferredPage = { html: string; starter: LaterFile; start: LaterFile; data: LaterFile };

/**
 * Takes the application out of the way of the first paint: no module is preloaded, the inline entry becomes a file that
 * the starter loads when the browser is idle, and so do the texts that the application needs: the page shows them
 * already, and would hold them twice.
 * @throws when the page is not as React Router 8 writes it
 */
export function deferHydration(html: string): DeferredPage {
  const module = entry.exec(html)?.[1];
  const pieces = Array.from(html.matchAll(piece), ([, id, text]) => ({ id, text }));
  if (module === undefined) throw new Error("The page has no inline entry module to defer");
  if (pieces.length < 2) throw new Error("The page has no streamed data to defer");
  const start = named("start", "js", module);
  const data = named("page", "txt", pieces.map(({ text }) => (text ? String(JSON.parse(text)) : "")).join(""));
  const modules = Array.from(html.matchAll(preload), ([, href = ""]) => href);
  const starter = named("starter", "js", starterScript({ start: start.path, data: data.path, modules }));
  const scripts = `<script>${arrivalScript()}</script><script type="module" async="" src="${starter.path}"></script>`;
  const withoutData = withoutPieces(html, new Set(pieces.map(({ id }) => id)));
  return {
    html: withoutData.replaceAll(preload, "").replace(entry, () => scripts),
    starter,
    start,
    data,
  };
}

/** Other pieces stay: parts of the page that wait for their code stand at its end, too. */
function withoutPieces(html: string, ids: ReadonlySet<string | undefined>): string {
  const rest = html.replaceAll(piece, "").replace(new RegExp(String.raw`(?<=</script>)${waiting.source}`), "");
  const hasOthers = rest.includes('<div hidden id="S:');
  const placed = rest.replaceAll(placing, (script, runtime: string | undefined, id: string) =>
    ids.has(id) && !(runtime && hasOthers) ? "" : script,
  );
  return hasOthers ? placed : placed.replace(placingBegins, "");
}

/** Named by its content, so that it may be cached for ever. */
function named(name: string, extension: string, text: string): LaterFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: `/assets/${name}-${hash}.${extension}`, text };
}

/**
 * Writes the styles that a page needs at first into it, so that the first paint waits for nothing. The links stay, because React expects them,
 * but are not even fetched before it: the starter brings them into force. `data-arriving` tells `base.css` that the page is
 * being shown for the first time.
 * @param read gives the text of a stylesheet by its address
 */
export async function inlineStyles(html: string, read: (href: string) => Promise<string>): Promise<string> {
  const hrefs = Array.from(html.matchAll(stylesheet), ([, href = ""]) => href);
  const sheets = await Promise.all(hrefs.map(read));
  const styles = await firstPaintStyles(sheets.join(""), html);
  const [first = ""] = html.match(stylesheet) ?? [];
  return html
    .replace("<html ", '<html data-arriving="" ')
    .replace(first, () => `<style>${styles}</style>${first}`)
    .replaceAll(stylesheet, (_, href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`);
}
