import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, isText } from "./compress.ts";
import { inlineScriptHashes } from "./csp.ts";
import { placeNotFoundPages } from "./not-found-pages.ts";

/**
 * What is left to do when React Router has written the pages to `<build>/client`: the 404 pages get the names the server
 * looks for, `<build>/csp.json` lists the hashes of each page's inline scripts, and every text file gets its compressed twins.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = join(buildDirectory, "client");
  await placeNotFoundPages(site);
  // Unknown addresses get the 404 page, not an empty one.
  await rm(join(site, "__spa-fallback.html"));

  const files = await filesOf(site);
  const hashes: Record<string, string[]> = {};
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    hashes[file] = inlineScriptHashes(await readFile(join(site, file), "utf8"));
  }
  await writeFile(join(buildDirectory, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);

  await Promise.all(files.filter(isText).map((file) => compress(join(site, file))));
}

/** Every file under the folder, as paths with slashes from it, in order. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .sort();
}
