import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { className, shortTokensInStyles, withShortTokens } from "./short-names.ts";

const root = join(import.meta.dirname, "../../..");
const sources = (ending: string) =>
  globSync(`{apps/web,packages/ui}/src/**/*.${ending}`, { cwd: root }).map((file) => {
    const path = join(root, file);
    return { file: path, text: readFileSync(path, "utf8") };
  });

test("no two classes get the same name", () => {
  const names = sources("module.css").flatMap(({ file, text }) =>
    [...new Set(text.match(/(?<=\.)[a-z][\w-]*/gi))].map((name) => className(name, file, text)),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][\da-z]{2,3}$/);
});

test("a file that was added later is named, too, and a query changes nothing", () => {
  const added = join(root, "apps/web/src/new.module.css");
  expect(className("title", added, ".title{}")).toBe("apps-web-src-new-module-css-title");
  const [{ file, text } = { file: "", text: "" }] = sources("module.css");
  expect(className("slide", `${file}?used`, text)).toBe(className("slide", file, text));
});

test("a stylesheet says and reads a token by the same name; what is no token keeps its own", async () => {
  const css = "a{--ink:red;color:var(--ink,var(--own));--ink-stain:1;--mantine-color-text:2}";
  const { css: short } = await postcss([shortTokensInStyles]).process(css, { from: undefined });
  const ink = withShortTokens("--ink");
  expect(ink).toMatch(/^--[a-z][\da-z]?$/);
  expect(short).toBe(css.replaceAll(/--ink(?!-)/g, ink));
});

test("no source names a property as a short token is named, and no code puts the name of a token together", () => {
  const short = /(?<![\w-])--[a-z][\da-z]?(?![\w-])/;
  for (const ending of ["css", "ts", "tsx"])
    for (const { file, text } of sources(ending)) expect(short.exec(text)?.[0], file).toBeUndefined();
  const computed = ["ts", "tsx"].flatMap(sources).filter(({ text }) => /--[a-z-]*\$\{/.test(text));
  expect(computed.map(({ file }) => file)).toEqual([]);
});
