import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { letters } from "./lib/letters.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Names the classes of CSS modules by two characters, as `Aa`: they stand in each page and in its styles. A page is 0.1 kB
 * smaller (brotli) than with numbers of files and classes, which made it 0.7 kB smaller than names that can be read. The files
 * are taken in the order of their names, the classes in the order of their file, so each build of the same sources gives the
 * same names, whichever it reads first.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const short = new Map<string, string>();
  const nameOf = (name: string, file: string) => {
    const key = `${file} ${name}`;
    const known = short.get(key) ?? className(short.size);
    short.set(key, known);
    return known;
  };
  const files = globSync(["apps/web/src/**/*.module.css", "packages/ui/src/**/*.module.css"], { cwd: root })
    .map((file) => join(root, file))
    .toSorted();
  for (const file of files) for (const name of namesIn(file)) nameOf(name, file);
  return (name, file) => nameOf(name, file.replace(/\?.*/s, ""));
}

/** What a module names: its classes and its animations. */
function namesIn(file: string): string[] {
  const names: string[] = [];
  const sheet = parse(readFileSync(file, "utf8"));
  sheet.walkRules(({ selector }) => {
    names.push(...Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name));
  });
  sheet.walkAtRules("keyframes", ({ params }) => {
    names.push(params);
  });
  return names;
}

/** Aa to Zz, then Aaa and so on: a single letter, or small ones alone, would be words of the text for PurgeCSS. */
function className(index: number): string {
  const name = letters(index + 26);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
