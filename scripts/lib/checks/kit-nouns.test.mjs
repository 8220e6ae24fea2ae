import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nounsInKit } from "./kit-nouns.mjs";

test("a noun of the business in the code of kit is named, and neither one in a comment nor in a text", () => {
  const folder = mkdtempSync(join(tmpdir(), "kit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const kit = join(folder, "packages/server/src/kit");
  mkdirSync(kit, { recursive: true });
  const code = [
    'import type { Report } from "@agency/contracts/reports";',
    "/** Tells whose report",
    " * it is. */",
    'log("The queue reports an error"); // of a booking',
    "const wanted = { clientId: 1 };",
    "new Client(url); // of undici",
  ];
  writeFileSync(join(kit, "a.ts"), code.join("\n"));
  writeFileSync(join(kit, "a.test.ts"), "const reportId = 1;");
  expect(nounsInKit(folder)).toEqual([
    "packages/server/src/kit/a.ts:1: Report",
    "packages/server/src/kit/a.ts:5: clientId",
  ]);
});
