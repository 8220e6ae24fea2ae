import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parts } from "./release.mjs";
import { root } from "./repository.mjs";

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  ...["docs", "docs/decisions", "packages/server", "packages/server/src/kit"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The files of the repository that a page links. */
function linkedBy(/** @type {string} */ page) {
  const prose = read(page)
    .replaceAll(/^```[^]*?^```$/gm, "")
    .replaceAll(/`[^`\n]+`/g, "");
  const links = Array.from(prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, link = ""]) => link);
  return links.map((link) => join(dirname(page), link));
}

test.each(pages)("every link of %s leads to a file that is there", (page) => {
  expect(linkedBy(page).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("a release has every page that its handbook links", () => {
  const linked = linkedBy("docs/operations.md");
  expect(linked).toContain("docs/settings.md");
  expect(linked.filter((file) => !parts.some((part) => file === part || file.startsWith(`${part}/`)))).toEqual([]);
});

test.each(pages)("%s names files and folders that are there", (page) => {
  const named = Array.from(
    read(page).matchAll(/`((?:apps|packages|scripts|e2e|faults|deploy)\/[\w./-]+)`/g),
    ([, path = ""]) => path,
  );
  // A fresh checkout has not made these yet.
  const lasting = named.filter((path) => !/\/\.|^apps\/web\/(?:build|sites)/.test(path));
  expect(lasting.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the architecture names every table", () => {
  const source = join(root, "packages/server/src");
  const tables = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("table.ts"))
    .flatMap((file) =>
      Array.from(readFileSync(join(source, file), "utf8").matchAll(/tableName: "(\w+)"/g), ([, name]) => name),
    );
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((name) => !read("docs/architecture.md").includes(`\`${name}\``))).toEqual([]);
});
