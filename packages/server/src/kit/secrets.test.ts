import { randomBytes } from "node:crypto";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { secretBox, secretKeys } from "./secrets.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const box = secretBox([first]);

test("a sealed text opens again, and shows nothing of itself", () => {
  const sealed = box.seal("refresh token 1//abc", "one");
  expect(sealed).not.toContain("refresh");
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

const DATABASE_URL = "mysql://agency:password@db/agency";
const hex = "0123456789abcdef".repeat(4);

test("without services the first start makes a key that only its account can read, and later starts find it", async () => {
  const environment = readEnvironment({ DATA_DIR: join(await testFolder(), "new") });
  const [key] = secretKeys(environment);
  expect(key).toHaveLength(32);
  expect(secretKeys(environment)).toEqual([key]);
  const file = join(environment.DATA_DIR, "secret.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  expect(secretKeys(environment)).not.toEqual([key]);
  writeFileSync(file, "not a key");
  expect(() => secretKeys(environment)).toThrow(EnvironmentError);
});

test("with DATABASE_URL the key must be given, and the message says how to make one", () => {
  expect(() => secretKeys(readEnvironment({ DATABASE_URL }))).toThrow(/SECRET_KEY is not set.*openssl rand -base64 32/);
  const given = readEnvironment({
    DATABASE_URL,
    SECRET_KEY: hex,
    SECRET_KEY_OLD: Buffer.alloc(32, 1).toString("base64"),
  });
  expect(secretKeys(given)).toEqual([Buffer.from(hex, "hex"), Buffer.alloc(32, 1)]);
});

test.each(["short", "x".repeat(44), hex.slice(1), `${hex}00`])(
  "the key %s is refused without being shown",
  (SECRET_KEY) => {
    const read = () => readEnvironment({ SECRET_KEY });
    expect(read).toThrow("SECRET_KEY: must be 32 bytes in base64 or hex");
    expect(read).not.toThrow(SECRET_KEY);
  },
);

test("a key made by openssl is read whole", () => {
  const made = `${Buffer.from(hex, "hex").toString("base64")}\n`;
  expect(readEnvironment({ SECRET_KEY: made }).SECRET_KEY).toEqual(Buffer.from(hex, "hex"));
});
