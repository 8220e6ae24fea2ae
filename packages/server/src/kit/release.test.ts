import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { repository } from "@agency/testing/product";
import { inWords, readRelease, release } from "./release.ts";

test("the product says the version that its changelog describes first", () => {
  const changelog = readFileSync(join(repository, "CHANGELOG.md"), "utf8");
  expect(changelog.match(/^## \[([^\]]+)\]/m)?.[1]).toBe(release().version);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "agency-release-"));
  afterwards(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.2.3" }));
  return folder;
}

test("a checkout says its commit, and the tag where the commit has one", () => {
  const folder = newFolder();
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", ".");
  const author = ["-c", "user.name=Sample", "-c", "user.email=sample@agency.test"];
  git(...author, "commit", "--quiet", "--message", "chore: a sample");
  const commit = git("rev-parse", "HEAD");
  expect(readRelease(folder)).toEqual({ version: "1.2.3", commit, tag: null });
  git("tag", "v1.2.3");
  expect(readRelease(folder)).toEqual({ version: "1.2.3", commit, tag: "v1.2.3" });
});

test("an unpacked release says what it was made of, and a copy without either only its version", () => {
  const folder = newFolder();
  expect(readRelease(folder)).toEqual({ version: "1.2.3", commit: null, tag: null });
  expect(inWords(readRelease(folder))).toBe("1.2.3");
  writeFileSync(join(folder, "release.json"), JSON.stringify({ commit: "0123456789abcdef", tag: "v1.2.3" }));
  expect(inWords(readRelease(folder))).toBe("1.2.3 (v1.2.3, 0123456)");
});
