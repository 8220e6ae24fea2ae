import { createHash } from "node:crypto";
import { firstPaintStyles } from "./first-paint-styles.ts";
import { arrivalScript, starterScript } from "./starter.ts";

/** What runs in the head before anything is painted: root.tsx writes it there. */
const headScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=[\s\S]*<\/head>)/;
/** Tells React Router which links to look up; it knows all routes of this site. */
const discovered = / data-discover="true"/g;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
const sheetOfFaces = /\/fonts-[\w-]+\.css$/;
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
/** React Router's own inline scripts: where the page was scrolled to, and what the application begins with. */
const scrolling = /<script>((?:(?!<\/script>)[\s\S])*?"react-router-scroll-positions"[\s\S]*?)<\/script>/;
const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const emptyScript = "<script></script>";

/** A file that the page loads when it has been painted. */
type LaterFile = { path: string; text: string };

/** A public page whose application starts late; what waits for the time; the module that it begins with; and the data. */
export type DeferredPage = { html: string; starter: LaterFile; start: LaterFile; data: LaterFile };

/** A page with the styles that it needs at first in it, and the file with all of them for a browser without scripts. */
export type StyledPage = { html: string; styles: LaterFile };

/**
 * Takes the application out of the way of the first paint: no module is preloaded, the inline entry becomes a file that
 * the starter loads when the browser is idle, and so do the texts that the application needs: the page shows them
 * already, and would hold them twice. Of React Router's inline scripts empty ones stay, because React expects them.
 * @throws when the page is not as React Router 8 writes it
 */
export function deferHydration(html: string): DeferredPage {
  const module = entry.exec(html)?.[1];
  const pieces = Array.from(html.matchAll(piece), ([, id, text]) => ({ id, text }));
  if (module === undefined) throw new Error("The page has no inline entry module to defer");
  if (pieces.length < 2) throw new Error("The page has no streamed data to defer");
  const start = named("start", "js", module);
  const data = named("page", "txt", pieces.map(({ text }) => (text ? String(JSON.parse(text)) : "")).join(""));
  const restoring = scrolling.exec(html)?.[1];
  const beginning = context.exec(html)?.[1];
  if (restoring === undefined || beginning === undefined) throw new Error("The page lacks a script of React Router");
  if (!headScript.test(html)) throw new Error("The page has no script in its head");
  const addresses = (links: RegExp) => Array.from(html.matchAll(links), ([, href = ""]) => href);
  const stylesheets = addresses(stylesheet);
  const faces = stylesheets.findIndex((href) => sheetOfFaces.test(href));
  if (faces < 0) throw new Error("The page links to no sheet of faces");
  const application = {
    start: start.path,
    data: data.path,
    modules: addresses(preload),
    stylesheets,
    faces,
  };
  const starter = named("starter", "js", starterScript(application, { restoring, beginning }));
  const light = withoutPieces(html, new Set(pieces.map(({ id }) => id)))
    .replaceAll(preload, "")
    .replaceAll(discovered, "")
    .replace(headScript, (_, text: string) => `<script>${text};${arrivalScript(starter.path)}</script>`)
    .replace(scrolling, emptyScript)
    .replace(context, emptyScript)
    .replace(entry, emptyScript);
  return { html: light, starter, start, data };
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
 * Writes the styles that a page needs at first into it, in place of the links to them, so that the first paint waits for
 * nothing: the starter brings the links back, and a browser without scripts reads them at once, as one file.
 * @param read gives the text of a stylesheet by its address
 * @throws when the page links to no stylesheet
 */
export async function inlineStyles(html: string, read: (href: string) => Promise<string>): Promise<StyledPage> {
  const [first, ...others] = Array.from(html.matchAll(stylesheet), ([, href = ""]) => href);
  if (first === undefined) throw new Error("The page links to no stylesheet");
  const sheets = await Promise.all([first, ...others].map(read));
  const whole = named("styles", "css", sheets.join(""));
  const early = `<style>${await firstPaintStyles(whole.text, html)}</style>`;
  const linked = `<noscript><link rel="stylesheet" href="${whole.path}"/></noscript>`;
  return {
    html: html.replaceAll(stylesheet, (_, href: string) => (href === first ? early + linked : "")),
    styles: whole,
  };
}
