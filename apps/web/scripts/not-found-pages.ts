import { rename, rmdir } from "node:fs/promises";
import { join } from "node:path";

/** Turns the prerendered `404/index.html` of each language into `404.html`: an answer, and no address of its own. */
export async function placeNotFoundPages(site: string): Promise<void> {
  for (const folder of [site, join(site, "ms")]) {
    await rename(join(folder, "404", "index.html"), join(folder, "404.html"));
    await rmdir(join(folder, "404"));
  }
}
