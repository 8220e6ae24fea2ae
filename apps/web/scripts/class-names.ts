import { globSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/**
 * Names the classes of CSS modules `_<file>-<class>`, both as numbers: they stand in each page and in its styles, and a page is
 * 0.7 kB smaller (brotli) than with names that can be read. The files are counted in the order of their names, the
 * classes in the order of their file, so each build of the same sources gives the same names.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync(["apps/web/src/**/*.module.css", "packages/ui/src/**/*.module.css"], { cwd: root })
    .map((file) => join(root, file))
    .toSorted();
  const classes = new Map<string, Map<string, string>>();
  return (name, file) => {
    const [path = file] = file.split("?");
    if (!files.includes(path)) files.push(path);
    const names = classes.get(path) ?? new Map<string, string>();
    classes.set(path, names);
    const known = names.get(name) ?? `_${files.indexOf(path).toString(36)}-${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
}
