import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { partsWithout } from "./native-parts.mjs";

/** @param {number} machine */
function program(machine) {
  const header = Buffer.alloc(64);
  header.write("\x7fELF", "latin1");
  header.writeUInt16LE(machine, 18);
  return header;
}

const [x64, arm64] = [program(62), program(183)];

test("a package whose addon is for another machine is named, and one that has files for several is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    "bin/node": arm64,
    "node_modules/.pnpm/argon@1/node_modules/@node-rs/argon2-linux-x64-gnu/argon2.node": x64,
    "node_modules/.pnpm/sqlite@1/node_modules/sqlite/prebuilds/linux-x64.node": x64,
    "node_modules/.pnpm/sqlite@1/node_modules/sqlite/prebuilds/linux-arm64.node": arm64,
    "node_modules/.pnpm/sqlite@1/node_modules/sqlite/prebuilds/darwin-arm64.node":
      Buffer.from("not ELF, but long enough"),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  expect(partsWithout(folder, "arm64")).toEqual(["@node-rs/argon2"]);
  expect(partsWithout(folder, "x64")).toEqual(["bin/node"]);
});
