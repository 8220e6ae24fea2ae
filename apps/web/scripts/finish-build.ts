import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "@agency/content/settings";
import { compress, isText } from "./compress.ts";
import { inlineScriptHashes } from "./csp.ts";
import { deferHydration, inlineStyles } from "./defer-hydration.ts";
import { writeIcons } from "./icons.ts";
import { minifyPage } from "./minify.ts";
import { placeNotFoundPages } from "./not-found-pages.ts";
import { writeSocialCards } from "./social-cards/social-cards.ts";

/**
 * What is left to do when React Router has written the pages to `<build>/client`: the 404 pages get the names the server
 * looks for, each page gets its picture for sharing, public pages paint before their code is fetched, `<build>/csp.json` lists the hashes of each page's inline
 * scripts, and every text file gets its compressed twins.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = join(buildDirectory, "client");
  await placeNotFoundPages(buildDirectory);
  // Unknown addresses get the 404 page, not an empty one.
  await rm(join(site, "__spa-fallback.html"));

  await writeIcons(site);
  await removeDataOfFiles(site);
  await shortenManifest(site);

  const pages = (await filesOf(site)).filter((name) => name.endsWith(".html"));
  await writeSocialCards(site, pages);
  for (const page of pages.filter(isPublic)) await makeLight(site, page);

  const hashes = await Promise.all(
    pages.map(async (page) => [page, inlineScriptHashes(await readFile(join(site, page), "utf8"))]),
  );
  await writeFile(join(buildDirectory, "csp.json"), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);

  const texts = (await filesOf(site)).filter(isText);
  await Promise.all(texts.map((file) => compress(join(site, file))));
}

const prefixes = new Set<string>(Object.values(languages).flatMap(({ prefix }) => prefix || []));

/** The dashboard and the portal are applications from the first moment; every other page is read first. */
export function isPublic(page: string): boolean {
  const parts = page.split("/");
  const plain = prefixes.has(`/${parts[0]}`) ? parts.slice(1) : parts;
  return !(plain[0] === "admin" || plain[0] === "client-portal");
}

/** React Router writes the data of what is a file itself (a sitemap, a feed) once more beside it; nothing asks for that. */
async function removeDataOfFiles(site: string): Promise<void> {
  const files = await filesOf(site);
  const useless = files.filter((file) => file.endsWith(".data") && files.includes(file.slice(0, -".data".length)));
  await Promise.all(useless.map((file) => rm(join(site, file))));
}

/**
 * What React Router knows of the routes says of each what it does not have, too; what is not said is as false.
 * @throws when there is no such file, or it is not as React Router 8 writes it
 */
async function shortenManifest(site: string): Promise<void> {
  const name = (await filesOf(site)).find((file) => /^assets\/manifest-[\da-f]{8}\.js$/.test(file));
  if (name === undefined) throw new Error("The build has no manifest of routes");
  const [, beginning = "", routes = ""] =
    /^(window\.\w+=)(\{.*\});?\s*$/s.exec(await readFile(join(site, name), "utf8")) ?? [];
  const short = JSON.stringify(JSON.parse(routes), (_, value: unknown) => (value === false ? undefined : value));
  await writeFile(join(site, name), `${beginning}${short}`);
}

async function makeLight(site: string, page: string): Promise<void> {
  const { html, ...later } = deferHydration(await readFile(join(site, page), "utf8"));
  for (const { path, text } of Object.values(later)) await writeFile(join(site, path), text);
  // React Router marks a stylesheet that a later chunk shares with a bare "#".
  const read = (href: string) => readFile(join(site, href.replace(/#$/, "")), "utf8");
  const styled = await inlineStyles(html, read);
  await writeFile(join(site, styled.styles.path), styled.styles.text);
  await writeFile(join(site, page), await minifyPage(styled.html));
}

/** Every file under the folder, as paths with slashes from it, in order. */
async function filesOf(folder: string): Promise<string[]> {
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
