import { createHash } from "node:crypto";
import { arrivalScript } from "./arrival.ts";
import { firstPaintStyles } from "./first-paint-styles.ts";
import { takePageStart } from "./page-start.ts";

/** What runs in the head before anything is painted: root.tsx writes it there. */
const headScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=[\s\S]*<\/head>)/;
/** Tells React Router which links to look up; it knows all routes of this site. */
const discovered = / data-discover="true"/g;
const sheetOfFaces = /\/fonts-[\w-]+\.css$/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** A file named by its content, so that it may be cached for ever. */
export type NamedFile = { path: string; text: string };

/** A public page as it is sent, the file its application begins with, and its whole styles as one file. */
export type LightPage = { html: string; start: NamedFile; styles: NamedFile };

/**
 * Takes from a page all that its first paint does not need. What the application begins with becomes a file that the
 * starter fetches. The styles needed at first are written into the page in place of the links: the starter brings those
 * back, and a browser without scripts reads all styles at once, as one file.
 * @param starter the address of the starter
 * @param read gives the text of a stylesheet by its address
 * @param page as root.tsx and entry.server.tsx write it
 * @throws when it is not
 */
export async function lightPage(
  page: string,
  starter: string,
  read: (href: string) => Promise<string>,
): Promise<LightPage> {
  const { html, start: application } = takePageStart(page);
  if (!headScript.test(html)) throw new Error("The page has no script in its head");
  const stylesheets = Array.from(html.matchAll(stylesheet), ([, href = ""]) => href);
  const faces = stylesheets.findIndex((href) => sheetOfFaces.test(href));
  if (faces < 0) throw new Error("The page links to no sheet of faces");
  const start = named("page", "json", JSON.stringify({ ...application, stylesheets, faces }));
  const styles = named("styles", "css", (await Promise.all(stylesheets.map(read))).join(""));
  const light = html
    .replace(headScript, (_, text: string) => `<script>${arrivalScript(text, starter, start.path)}</script>`)
    .replaceAll(discovered, "");
  const early = `<style>${await firstPaintStyles(styles.text, light)}</style>`;
  const linked = `<noscript><link rel="stylesheet" href="${styles.path}"/></noscript>`;
  return {
    html: light.replaceAll(stylesheet, (_, href: string) => (href === stylesheets[0] ? early + linked : "")),
    start,
    styles,
  };
}

export function named(name: string, extension: string, text: string): NamedFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: `/assets/${name}-${hash}.${extension}`, text };
}
