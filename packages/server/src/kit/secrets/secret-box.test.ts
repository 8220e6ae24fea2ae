import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { secretBox } from "./secret-box.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const box = secretBox([first]);

test("a sealed text opens again, and shows nothing of itself", () => {
  const sealed = box.seal("refresh token 1//abc", "one");
  expect(sealed).not.toMatch(/refresh|abc/);
  expect(sealed).not.toBe(box.seal("refresh token 1//abc", "one"));
  expect(box.open(sealed, "one")).toBe("refresh token 1//abc");
});

test("it opens for no other row, with no other key, and not once a character was changed", () => {
  const sealed = box.seal("secret", "one");
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  expect(box.open(sealed, "two")).toBeNull();
  expect(secretBox([second]).open(sealed, "one")).toBeNull();
  expect(box.open(changed, "one")).toBeNull();
  for (const broken of ["", "garbage", `${box.keyId}.`, `${box.keyId}.AAAA`])
    expect(box.open(broken, "one")).toBeNull();
});

test("after a change of keys the former one still opens, and the new one seals", () => {
  const sealed = box.seal("secret", "one");
  const both = secretBox([second, first]);
  expect(both.open(sealed, "one")).toBe("secret");
  expect(secretBox([second]).open(both.seal("secret", "one"), "one")).toBe("secret");
});
