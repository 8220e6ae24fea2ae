import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

const root = join(import.meta.dirname, "../../..");
const [one = "", two = ""] = globSync("packages/ui/src/*.module.css", { cwd: root }).map((file) => join(root, file));

test("a class has one name, and no two have the same", () => {
  const name = shortClassNames();
  const names = [name("title", one), name("lead", one), name("title", two), name("lead", two)];
  expect(new Set(names).size).toBe(4);
  expect(name("lead", `${one}?used`)).toBe(names[1]);
});

test("the names do not depend on which file is read first", () => {
  const classOf = (file: string) => /\.([a-z][\w-]*)/i.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const [first, second] = [shortClassNames(), shortClassNames()];
  const early = first(classOf(one), one);
  second(classOf(two), two);
  expect(second(classOf(one), one)).toBe(early);
});

test("a file that was added later has a name, too", () => {
  const name = shortClassNames();
  expect(name("title", join(root, "apps/web/src/new.module.css"))).toMatch(/^[A-Z][a-z]+$/);
});

test("all names of all files are different", () => {
  const name = shortClassNames();
  const names = Array.from({ length: 2000 }, (_, index) => name(`class-${index}`, one));
  expect(new Set([...names, name("title", two)]).size).toBe(2001);
  for (const each of names) expect(each).toMatch(/^[A-Z][a-z]+$/);
});
