import { parse } from "acorn";
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { analyse } from "scslre";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** The server's code: all of it may meet text from outside. Tests and their helpers do not. */
const files = globSync("{apps/api,packages/{contracts,core,model,platform}}/src/**/*.ts", { cwd: root }).filter(
  (file) => !/\.(?:test|fixture|d)\.ts$|\/testing\//.test(file),
);

type Found = { pattern: string; flags: string };

const literals = new Map<string, Found & { file: string }>();
const builders = new Set<string>();
for (const file of files) {
  parse(stripTypeScriptTypes(readFileSync(join(root, file), "utf8")), {
    ecmaVersion: "latest",
    sourceType: "module",
    onToken: ({ type, value }: { type: { label: string }; value?: unknown }) => {
      if (type.label === "name" && value === "RegExp") builders.add(file);
      if (type.label !== "regexp") return;
      const { pattern, flags } = value as Found;
      literals.set(`/${pattern}/${flags}`, { pattern, flags, file });
    },
  });
}

test("no regular expression of the server goes back over what it read", () => {
  expect(literals.size).toBeGreaterThan(80);
  const verdicts = Array.from(literals, ([literal, { pattern, flags, file }]) => {
    const reports = analyse({ source: pattern, flags }).reports.map(({ type }) => type);
    return reports.length === 0 ? null : `${file}: ${literal} (${reports.join(", ")})`;
  });
  expect(verdicts.filter((verdict) => verdict !== null)).toEqual([]);
});

test("no regular expression is built from text, except from the routes of the built site", () => {
  expect([...builders]).toEqual(["apps/api/src/http/site.ts"]);
});
