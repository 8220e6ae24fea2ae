import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { readEnvironment } from "../../kit/environment.ts";
import { secretKeys } from "../../kit/secrets/secret-key.ts";
import { checkSecretKey, checkSettings } from "./settings.ts";

test("variables without an effect, and limits that are off, have to be changed", () => {
  expect(checkSettings({}, { RATE_LIMITS: "on" })).toMatchObject([{ ok: true }]);
  expect(checkSettings({ SMTP_URLL: "x" }, { RATE_LIMITS: "off" })).toMatchObject([
    { ok: false, told: "SMTP_URLL has no effect: did you mean SMTP_URL?" },
    { ok: false, told: expect.stringContaining("RATE_LIMITS") },
  ]);
});

test("the secret key is there, is to be set, or was changed; looking makes none", async () => {
  const DATA_DIR = await testFolder();
  const file = readEnvironment({ DATA_DIR });
  expect(checkSecretKey(file)).toMatchObject({ ok: false, told: expect.stringContaining("Start the product once") });
  secretKeys(file);
  expect(checkSecretKey(file)).toMatchObject({ ok: true });
  const DATABASE_URL = "mysql://agency:password@db/agency";
  expect(checkSecretKey(readEnvironment({ DATA_DIR, DATABASE_URL }))).toMatchObject({ ok: false });
  const [SECRET_KEY, SECRET_KEY_OLD] = ["7".repeat(64), "8".repeat(64)];
  expect(checkSecretKey(readEnvironment({ DATABASE_URL, SECRET_KEY }))).toMatchObject({ ok: true });
  expect(checkSecretKey(readEnvironment({ DATABASE_URL, SECRET_KEY, SECRET_KEY_OLD }))).toMatchObject({
    ok: false,
    told: expect.stringContaining("remove it"),
  });
});
