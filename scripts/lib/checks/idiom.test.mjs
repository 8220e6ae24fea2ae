import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { strayIdioms } from "./idiom.mjs";

const folder = mkdtempSync(join(tmpdir(), "idiom-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a phrase that reads as if translated is named with its file and line", () => {
  mkdirSync(join(folder, "apps"));
  const [no, those, one] = ["no", "those", "the one"];
  const lines = [
    `// A draft is ${no} report.`,
    `/** The clients, ${those}`,
    " * that are active. */",
    `const last = first; // ${one} that counts`,
    `test("a closed door is ${no} window", () => {`,
    `const text = "A text for people is ${no} comment.";`,
    `// There is ${no} client, and one is ${no} longer shown.`,
  ];
  writeFileSync(join(folder, "apps/a.ts"), lines.join("\n"));
  expect(strayIdioms(folder)).toEqual([
    "apps/a.ts, line 1: is no",
    "apps/a.ts, line 2: those that",
    "apps/a.ts, line 4: the one that",
    "apps/a.ts, line 5: is no",
  ]);
});
