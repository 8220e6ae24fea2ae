import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type { CSSModulesOptions } from "vite";

const root = join(import.meta.dirname, "../../..");
const files = globSync("{apps/web,packages/ui}/src/**/*.module.css", { cwd: root }).toSorted();

/**
 * Classes of CSS modules are named by their own name and the number of their file, as `title-2f`: the same in the pages and in what
 * draws portals for the API, and a kilobyte less in a page than hashes (brotli).
 */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const [path = ""] = relative(root, file).split("?", 1);
    return `${name}-${files.indexOf(path).toString(36)}`;
  },
};
