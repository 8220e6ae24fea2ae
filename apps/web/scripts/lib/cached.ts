import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../node_modules/.cache/drawn/", import.meta.url));

/**
 * Draws something costly once, and keeps it between builds.
 * @param parts everything that the result depends on, including the version of the code that draws it
 */
export async function cached(parts: readonly string[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const file = join(folder, key);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await draw();
  await mkdir(folder, { recursive: true });
  // No half-written file gets the final name, whether a build is interrupted or two draw the same.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, drawn);
  await rename(part, file);
  return drawn;
}

/** A short name for contents: other contents have another one. */
export function contentHash(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex").slice(0, 12);
}
