import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContent } from "./content.mjs";
import { root } from "./repository.mjs";

// A copy of the content that the tests damage.
/** @type {string} */
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of ["pnpm-lock.yaml", "tsconfig.base.json"]) cpSync(join(root, file), join(copy, file));
  cpSync(join(root, "packages/content"), join(copy, "packages/content"), {
    recursive: true,
    filter: (path) => !["node_modules", ".turbo"].includes(basename(path)),
  });
  for (const folder of ["node_modules", "packages/content/node_modules"])
    symlinkSync(join(root, folder), join(copy, folder));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const mistakes = [
  {
    why: "a key is missing",
    file: "agency/plans.ts",
    was: "popular: true",
    is: "liked: true",
    message: /packages\/content\/agency\/plans\.ts, line \d+: .*'liked'/,
  },
  {
    why: "a value is wrong",
    file: "agency/projects.ts",
    was: 'drawing: "clinic" }',
    is: 'drawing: "clinc" }',
    message: /packages\/content\/agency\/projects\.ts, line \d+: .*"clinc"/,
  },
  {
    why: "a text of a project is empty",
    file: "agency/messages/ms/projects/clinic.ts",
    was: 'heading: "Masa anda sendiri, bukan nombor giliran."',
    is: 'heading: ""',
    message: /packages\/content\/agency\/messages\/ms\/projects\.ts, "clinic": heading is empty/,
  },
  {
    why: "an article lacks a key",
    file: "agency/articles/seo-guide-malaysian-businesses-2024/en.md",
    was: "excerpt:",
    is: "summary:",
    message: /packages\/content\/agency\/articles\/seo-guide-malaysian-businesses-2024\/en\.md: [\s\S]*excerpt/,
  },
];

const ceiling = 300_000;

test("good content is accepted", { timeout: ceiling }, async () => {
  await expect(checkContent(copy, process.execPath)).resolves.toBeUndefined();
});

test("an agency may begin without an article", { timeout: ceiling }, async () => {
  const file = join(copy, "packages/content/agency/catalogue.ts");
  const sample = readFileSync(file, "utf8");
  writeFileSync(file, sample.replace(/(?<=catalogue = )\[[\s\S]*\](?= as const)/, "[]"));
  expect(readFileSync(file, "utf8")).toContain("catalogue = []");
  await expect(checkContent(copy, process.execPath)).resolves.toBeUndefined();
  writeFileSync(file, sample);
});

test("every mistake is reported with its file and its key or line", { timeout: ceiling }, async () => {
  for (const { file, was, is } of mistakes) {
    const path = join(copy, "packages/content", file);
    const good = readFileSync(path, "utf8");
    expect(good).toContain(was);
    writeFileSync(path, good.replace(was, is));
  }
  const refused = await checkContent(copy, process.execPath).catch((error) => error.message);
  for (const { why, message } of mistakes) expect(refused, why).toMatch(message);
});
