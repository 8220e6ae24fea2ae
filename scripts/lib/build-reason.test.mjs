import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildReason } from "./build-reason.mjs";

const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a build that fails says the sentence of its error, and keeps its log", () => {
  const output = [
    "@agency/web:build: transforming...",
    "@agency/web:build: [plugin pictures]",
    "@agency/web:build: Error: The picture a.png cannot be read. Save it again, as JPG or PNG.",
    "@agency/web:build:     at named (file:///vite.config.ts:83:9)",
  ].join("\n");
  const said = buildReason(output, join(folder, "logs"));
  expect(said).toMatch(
    /^The site could not be built: The picture a\.png cannot be read\. Save it again, as JPG or PNG\.\n/,
  );
  expect(said).not.toContain("transforming");
  expect(readFileSync(join(folder, "logs/site-build.log"), "utf8")).toBe(output);
});

test("a build that fails without a sentence shows its log, without pages in whole", () => {
  const said = buildReason(`Killed\n${"x".repeat(1000)}`, folder);
  expect(said).toMatch(/^Killed\nx{300} …\nThe site could not be built\. The reason is above\.$/);
});
