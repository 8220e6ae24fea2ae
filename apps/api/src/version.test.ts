import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "./version.ts";

test("the product says the version that its changelog describes first", () => {
  const changelog = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
  expect(changelog.match(/^## \[([^\]]+)\]/m)?.[1]).toBe(version);
});
