import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { notFoundPages } from "../src/app/not-found-pages.ts";

/** Gives the pages for missing addresses names that are no addresses, and tells the server in `not-found.json` when to answer which. */
export async function placeNotFoundPages(buildDirectory: string): Promise<void> {
  const site = join(buildDirectory, "client");
  for (const { path, file } of notFoundPages) {
    await rename(join(site, path, "index.html"), join(site, file));
    await rm(join(site, `${path}.data`));
  }
  for (const { path } of notFoundPages)
    await rm(join(site, path.slice(0, path.indexOf("/404") + 4)), { recursive: true, force: true });
  const answers = notFoundPages.map(({ pattern, file }) => ({ pattern, file }));
  await writeFile(join(buildDirectory, "not-found.json"), `${JSON.stringify(answers, null, 2)}\n`);
}
