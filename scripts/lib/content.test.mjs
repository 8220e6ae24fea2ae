import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { checkContent } from "./content.mjs";
import { root } from "./repository.mjs";

afterEach(() => vi.unstubAllEnvs());

const ceiling = 300_000;

test("the sample agency's folder is accepted", { timeout: ceiling }, async () => {
  await expect(checkContent(root, process.execPath)).resolves.toBeUndefined();
});

test("a mistake in the folder of AGENCY_DIR is said with its file and line", { timeout: ceiling }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, "packages/content/agency"), folder, { recursive: true });
  const plans = join(folder, "plans.yaml");
  writeFileSync(plans, readFileSync(plans, "utf8").replace("popular: true", "liked: true"));
  vi.stubEnv("AGENCY_DIR", folder);
  await expect(checkContent(root, process.execPath)).rejects.toThrow(/has mistakes:\s+plans\.yaml, line \d+: "liked"/);
});
