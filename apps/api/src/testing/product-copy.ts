import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole product. */
export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** What the server's side of the product is made of. */
const parts = ["tsconfig.base.json", "apps/api", "apps/worker", "packages"];

/** Copies the sources of API, worker and packages into a folder, where they run as they stand. */
export async function copyProduct(folder: string): Promise<void> {
  for (const part of parts) {
    // A package's node_modules hold relative links: in the copy, those to other packages lead to the copy.
    await cp(join(repository, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/(?:^|\/)(?:build|\.vite|\.vitest|\.turbo)(?:\/|$)/.test(relative(repository, source)),
    });
  }
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
}

/** Puts text in the place of another, which must be there, in a file of a copy. */
export async function change(file: string, old: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8");
  if (!before.includes(old)) throw new Error(`${file} does not hold ${old}`);
  await writeFile(file, before.replace(old, text));
}
