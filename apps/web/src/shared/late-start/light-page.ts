import { createHash } from "node:crypto";
import { arrivalScript } from "./arrival.ts";
import { firstPaintStyles } from "./first-paint-styles.ts";
import { takePageStart } from "./page-start.ts";

/** The script that root.tsx writes into the head, which runs before the first paint. */
const headScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=[\s\S]*<\/head>)/;
/** Tells React Router which links to look up. It already knows all routes of this site. */
const discovered = / data-discover="true"/g;
const sheetOfFaces = /\/fonts-[\w-]+\.css$/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** A file named by its content, so that it can be cached for ever. */
export type NamedFile = { path: string; text: string };

/** A public page as it is sent, the file that its application starts with, and all its styles as one file. */
export type LightPage = { html: string; start: NamedFile; styles: NamedFile };

/**
 * Removes from a page everything that its first paint does not need. The data of the application become a file that the
 * starter fetches. The styles needed at first replace the links, which the starter restores. A browser without scripts loads
 * all styles as one file.
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
