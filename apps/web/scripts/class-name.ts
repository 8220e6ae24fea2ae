import { createHash } from "node:crypto";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../../..");

/**
 * Names a class of a CSS module by its file and its place there, as `x4Fbc`: the names of one file begin alike, which makes
 * a page 0.4 kB smaller (brotli) than names that are all different.
 */
export function className(name: string, file: string, css: string): string {
  const [path = ""] = relative(root, file).split("?", 1);
  const prefix = createHash("sha256").update(path).digest("base64url").slice(0, 3);
  const names = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))];
  const place = names.indexOf(name);
  return `x${prefix}${place < 0 ? name : place.toString(36)}`;
}
