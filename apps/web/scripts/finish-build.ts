import { readdir, readFile, rm, writeFile, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { analytics } from "@agency/content/analytics";
import { brand } from "@agency/content/brand";
import { notFoundPages } from "../src/app/not-found-pages.ts";
import { lightPages, type NamedFile, starterFile } from "../src/shared/late-start/light-page.ts";
import { isPublic } from "../src/shared/late-start/starts-late.ts";
import { scriptSources } from "./csp.ts";
import { earlyScript, writePortalRenderer, isPortalPage, portalPage } from "./portal/portal-page.ts";
import { readSocialCards, writeSocialCards } from "./social-cards/draw-card.ts";

/**
 * Finishes the build when React Router has written the pages to `<build>/client`: the 404 pages get the names the server
 * looks for, each page gets its picture for sharing, public pages and clients' portals paint before their code is fetched, and
 * `<build>/csp.json` lists the hashes of each page's inline scripts. `<build>/server/portal.js` draws portals for the API.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = join(buildDirectory, "client");
  await placeNotFoundPages(buildDirectory);
  // Unknown addresses get the 404 page, not an empty one.
  await rm(join(site, "__spa-fallback.html"));
  await removeDataOfFiles(site);

  const files = await listFiles(site);
  const pages = files.filter((name) => name.endsWith(".html"));
  const starter = await starterFile();
  await writeFile(join(site, starter.path), starter.text);
  // Read before the pages are written again.
  const cards = await readSocialCards(site, pages);
  // One after the other: together they would need the most memory of the whole build.
  await writePortalRenderer(join(buildDirectory, "server"));
  await writeSocialCards(site, cards);
  await writeIcons(site);
  await finishPages(site, pages, starter.path, await earlyScript());

  const hashes = await Promise.all(
    pages.map(async (page) => [page, scriptSources(await readFile(join(site, page), "utf8"), isPublic(`/${page}`))]),
  );
  await writeFile(join(buildDirectory, "csp.json"), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** React Router writes the data of what is a file itself (a sitemap, a feed) once more beside it; nothing asks for that. */
async function removeDataOfFiles(site: string): Promise<void> {
  const files = await listFiles(site);
  const useless = files.filter((file) => file.endsWith(".data") && files.includes(file.slice(0, -".data".length)));
  await Promise.all(useless.map((file) => rm(join(site, file))));
}

/** Writes every page as it is sent, and what it fetches later. */
async function finishPages(site: string, pages: readonly string[], starter: string, early: string): Promise<void> {
  // React Router marks a stylesheet that a later chunk shares with a bare "#".
  const read = (href: string) => readFile(join(site, href.replace(/#$/, "")), "utf8");
  const write = async (...written: NamedFile[]) => {
    for (const { path, text } of written) await writeFile(join(site, path), text);
  };
  const open = pages.filter((page) => isPublic(`/${page}`));
  const light = await lightPages(await Promise.all(open.map(read)), starter, read);
  for (const [place, { html, start, styles }] of light.entries()) {
    await write({ path: open[place] ?? "", text: withAnalytics(html) }, start, styles);
  }
  for (const page of pages.filter(isPortalPage)) {
    const { html, styles } = await portalPage(await read(page), early, read);
    await write({ path: page, text: html }, styles);
  }
}

/** Adds a counter of visits that asks nobody. Where visitors are asked, the application adds it (site/frame/consent.tsx). */
function withAnalytics(html: string): string {
  if (!analytics || analytics.consent) return html;
  const { snippet } = analytics;
  return html.replace("</head>", () => `${snippet.trim()}</head>`);
}

/** Every file under the folder, as paths with slashes from it, in order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
}

/** Draws the icons that cannot be SVG from `favicon.svg`: for home screens, and one with a margin that a device may cut to any shape. */
async function writeIcons(site: string): Promise<void> {
  const favicon = await readFile(join(site, "favicon.svg"));
  const drawn = (size: number) => sharp(favicon, { density: 300 }).resize(size, size).png().toBuffer();
  await writeFile(join(site, "icon-192.png"), await drawn(192));
  await writeFile(join(site, "icon-512.png"), await drawn(512));
  await writeFile(join(site, "apple-touch-icon.png"), await drawn(180));
  const margin = { top: 76, bottom: 76, left: 76, right: 76, background: brand.logo.markGround };
  const maskable = await sharp(await drawn(360))
    .extend(margin)
    .png()
    .toBuffer();
  await writeFile(join(site, "icon-maskable-512.png"), maskable);
}

/** Gives the pages for missing addresses names that are not addresses, and tells the server in `not-found.json` when to answer which. */
async function placeNotFoundPages(buildDirectory: string): Promise<void> {
  const site = join(buildDirectory, "client");
  for (const { path, file } of notFoundPages) {
    await rename(join(site, path, "index.html"), join(site, file));
    await rm(join(site, `${path}.data`));
  }
  for (const { path } of notFoundPages.filter(({ own }) => own))
    await rm(join(site, path.slice(0, path.indexOf("/404") + 4)), { recursive: true, force: true });
  const answers = notFoundPages.map(({ pattern, file }) => ({ pattern, file }));
  await writeFile(join(buildDirectory, "not-found.json"), `${JSON.stringify(answers, null, 2)}\n`);
}
