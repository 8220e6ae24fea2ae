import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { tokensInStyles, tokenShortener } from "./short-tokens.ts";

const root = join(import.meta.dirname, "../../..");
const tokens =
  readFileSync(join(root, "packages/ui/src/tokens.css"), "utf8").match(/(?<=^ +)--[a-z][\w-]*(?=:)/gm) ?? [];

test("each token has one short name, and no two have the same", () => {
  const shorten = tokenShortener();
  const names = [...new Set(tokens)].filter((name) => !name.startsWith("--mantine-"));
  expect(names.length).toBeGreaterThan(20);
  const short = names.map(shorten);
  expect(new Set(short).size).toBe(names.length);
  for (const name of short) expect(name).toMatch(/^--[a-z]{1,2}$/);
  expect(tokenShortener()(`a var(${names[0]})b`)).toBe(`a var(${short[0]})b`);
});

test("what is no token keeps its name", () => {
  const text = "--mantine-color-text --ink-stain --no-ink x--ink";
  expect(tokenShortener()(text)).toBe(text);
});

test("a stylesheet says and reads it by the same name", async () => {
  const shorten = tokenShortener();
  const { css } = await postcss([tokensInStyles(shorten)]).process("a{--ink:red;color:var(--ink, var(--own))}", {
    from: undefined,
  });
  const ink = shorten("--ink");
  expect(css).toBe(`a{${ink}:red;color:var(${ink}, var(--own))}`);
});

test("no code puts the name of a token together, for it would not be found", () => {
  const files = globSync(["apps/web/src/**/*.{ts,tsx}", "packages/ui/src/**/*.{ts,tsx}"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const computed = files.filter((file) => /--[a-z-]*\$\{/.test(readFileSync(join(root, file), "utf8")));
  expect(computed).toEqual([]);
});
