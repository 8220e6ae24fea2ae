import { globSync } from "node:fs";
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
  const [first, second] = [shortClassNames(), shortClassNames()];
  const early = first("title", one);
  second("title", two);
  expect(second("title", one)).toBe(early);
});

test("a file that was added later has a name, too", () => {
  const name = shortClassNames();
  expect(name("title", join(root, "apps/web/src/new.module.css"))).toMatch(/^_[a-z0-9]+-0$/);
});
