import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, minifySync } from "vite";
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
type LightPage = { html: string; start: NamedFile; styles: NamedFile };

/**
 * Removes from pages everything that their first paint does not need. The data of the application become a file that the
 * starter fetches. The styles needed at first replace the links, which the starter restores. A browser without scripts loads
 * all styles as one file.
 * @param starter the address of the starter
 * @param read gives the text of a stylesheet by its address
 * @param pages as root.tsx and entry.server.tsx write them
 * @returns them in the same order
 * @throws when one is not
 */
export async function lightPages(
  pages: readonly string[],
  starter: string,
  read: (href: string) => Promise<string>,
): Promise<LightPage[]> {
  const light = await Promise.all(pages.map((page) => withoutApplication(page, starter, read)));
  const early = new Map<LightPage, string>();
  for (const [, alike] of Map.groupBy(light, ({ styles }) => styles.path)) {
    const css = alike[0]?.styles.text ?? "";
    const htmls = alike.map(({ html }) => html);
    const found = await firstPaintStyles(css, htmls);
    for (const [place, page] of alike.entries()) early.set(page, found[place] ?? "");
  }
  return light.map((page) => ({ ...page, html: withStyles(page.html, early.get(page) ?? "", page.styles.path) }));
}

/** The page still links to its stylesheets. */
async function withoutApplication(
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
  return { html: light, start, styles };
}

/** The first link becomes the styles needed at first, and the others go. */
function withStyles(html: string, early: string, styles: string): string {
  const linked = `<style>${early}</style><noscript><link rel="stylesheet" href="${styles}"/></noscript>`;
  let isFirst = true;
  return html.replaceAll(stylesheet, () => {
    const written = isFirst ? linked : "";
    isFirst = false;
    return written;
  });
}

export function named(name: string, extension: string, text: string): NamedFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: `/assets/${name}-${hash}.${extension}`, text };
}

/**
 * The inline script of a public page. It fetches the starter after the first paint, and keeps clicks on buttons until the
 * application has started, which `root.tsx` reports by the event `shown`.
 * @param before a script to run first
 * @param starter the address of the starter
 * @param page the address of the data that the starter reads
 */
function arrivalScript(before: string, starter: string, page: string): string {
  const script = `${before};(${arrive.toString()})(${JSON.stringify(starter)}, ${JSON.stringify(page)})`;
  return minifySync("script.js", script).code.trim();
}

/** Runs in the browser. It is written into the page as text, so it uses nothing from outside. */
function arrive(starter: string, page: string): void {
  const root = document.documentElement;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button:not([data-ready])") : null;
    if (!button) return;
    event.preventDefault();
    button.setAttribute("data-pressed", "");
  };
  const keepNoMore = () => removeEventListener("click", keep, true);
  addEventListener("click", keep, true);
  addEventListener("shown", keepNoMore);
  // `base.css` delays the layout of sections out of sight. A visitor who jumps to one needs its final position.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === "navigate") root.setAttribute("data-arriving", "");

  // Browsers retry a failed module only at another address.
  const fetchModule = (src: string) => {
    const askAgain = () => fetchModule(`${src}?`);
    const onerror = () => {
      keepNoMore();
      addEventListener("online", askAgain, { once: true });
    };
    const script = Object.assign(document.createElement("script"), { type: "module", src, onerror });
    script.dataset["page"] = page;
    document.head.append(script);
  };
  let fetched = false;
  const fetchStarter = () => {
    if (fetched) return;
    fetched = true;
    const preload = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: page };
    document.head.append(Object.assign(document.createElement("link"), preload));
    fetchModule(starter);
  };
  new PerformanceObserver(fetchStarter).observe({ type: "paint", buffered: true });
  // Some browsers do not report paint times.
  setTimeout(fetchStarter, 3000);
}

/** The starter, as one file for all pages. */
export async function starterFile(): Promise<NamedFile> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "starter.ts") },
    },
  });
  const [file] = Array.isArray(built) || !("output" in built) ? [] : built.output;
  if (!file) throw new Error("The starter was not built");
  return named("starter", "js", file.code);
}
