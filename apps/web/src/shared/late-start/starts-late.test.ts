import { expect, test } from "vitest";
import { isPublic } from "./starts-late.ts";

test.each([
  ["/", true],
  ["/ms", true],
  ["/404", true],
  ["/blog/admin", true],
  ["/administration", true],
  ["/admin", false],
  ["/ms/admin/login", false],
  ["/client-portal", false],
])("%s is public: %s", (path, expected) => {
  expect(isPublic(path)).toBe(expected);
});
