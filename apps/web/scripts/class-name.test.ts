import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { className } from "./class-name.ts";

const root = join(import.meta.dirname, "../../..");

test("no two classes of the product get the same name", () => {
  const files = globSync("{apps/web,packages/ui}/src/**/*.module.css", { cwd: root }).map((file) => join(root, file));
  const names = files.flatMap((file) => {
    const css = readFileSync(file, "utf8");
    return [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))].map((name) => className(name, file, css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^x[\w-]+$/);
});

test("a class keeps its name when its file is asked for with a query; an animation keeps its own at the end", () => {
  const css = ".title{animation:slide 1s}.lead{}@keyframes slide{}";
  expect(className("lead", "/a.module.css?used", css)).toBe(className("lead", "/a.module.css", css));
  expect(className("slide", "/a.module.css", css)).toMatch(/^x...slide$/);
});
