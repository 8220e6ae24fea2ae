import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../repository.mjs";
import { strayLook } from "./stray-look.mjs";

const folder = mkdtempSync(join(tmpdir(), "look-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the product has its colours and typefaces from the agency's brand only", () => {
  expect(strayLook(root)).toEqual([]);
});

test("a colour or a typeface elsewhere is named with its file and line", () => {
  const files = {
    "packages/content/agency/brand.yaml": 'family: Sample Grotesque\npaper: "#ffffff"\n',
    "apps/web/src/a.module.css": ".a {\n  color: #14211c;\n  background: rgb(20 33 28 / 6%);\n}",
    "packages/server/src/mail.ts": "const fonts = \"'Sample Grotesque', serif\";",
    "packages/server/src/mail.test.ts": 'expect(mail).toContain("#14211c");',
    "apps/web/src/link.tsx": '<a href="#contact">&#128;</a>',
    "deploy/empty.html": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(strayLook(folder)).toEqual([
    "apps/web/src/a.module.css, line 2: #14211c",
    "apps/web/src/a.module.css, line 3: rgb(2",
    "packages/server/src/mail.ts, line 1: Sample Grotesque",
  ]);
});
