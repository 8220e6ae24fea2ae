import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { secretKeys } from "./secret-key.ts";

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
