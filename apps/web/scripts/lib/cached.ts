import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../node_modules/.cache/drawn/", import.meta.url));

/**
 * What is costly to draw, drawn once: kept between builds by everything it is made of.
 * @param parts all that the result depends on, the version of the code that draws it too
 */
export async function cached(parts: readonly string[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const file = join(folder, key);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await draw();
  await mkdir(folder, { recursive: true });
  // Under its name only once it is whole: a build that is cut off leaves no half of it.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
