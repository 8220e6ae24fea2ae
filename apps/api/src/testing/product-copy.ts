import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** The parts that API and worker consist of. */
const parts = ["package.json", "tsconfig.base.json", "apps/api", "apps/worker", "packages"];

/** Copies the sources of API, worker and packages into a folder, where they can run. */
export async function copyProduct(folder: string): Promise<void> {
  for (const part of parts) {
    // node_modules contains relative links, so links between packages point into the copy.
    await cp(join(repository, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/(?:^|\/)(?:build|\.vite|\.vitest|\.turbo)(?:\/|$)/.test(relative(repository, source)),
    });
  }
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
}

/** Replaces text, which must exist, in a file of a copy. */
export async function change(file: string, old: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8");
  if (!before.includes(old)) throw new Error(`${file} does not contain ${old}`);
  await writeFile(file, before.replace(old, text));
}
