import { expect, test } from "vitest";
import { unlikelySettings } from "./unlikely-settings.ts";

test.each([
  [{ SMTP_URLL: "smtp://user:secret@mail" }, "SMTP_URLL has no effect: did you mean SMTP_URL?"],
  [{ DATABSE_URL: "mysql://user:secret@db/x" }, "DATABSE_URL has no effect: did you mean DATABASE_URL?"],
  [{ Public_Url: "https://agency.test" }, "Public_Url has no effect: did you mean PUBLIC_URL?"],
  [{ CHROMIUM_PATH: "/nope" }, "CHROMIUM_PATH: /nope is no program here, so no speed test will run."],
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_ID has no effect without GOOGLE_CLIENT_SECRET."],
  [{ GOOGLE_CLIENT_SECRET: "secret" }, "GOOGLE_CLIENT_SECRET has no effect without GOOGLE_CLIENT_ID."],
])("of %j it is said what has no effect", (given, sentence) => {
  expect(unlikelySettings(given)).toEqual([sentence]);
});

test.each([
  {},
  { SMTP_URL: "smtp://mail:25", CHROMIUM_PATH: "off" },
  { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", CHROMIUM_PATH: process.execPath },
  { PATH: "/bin", PORTS: "1", HOSTNAME: "vm", DATABASE_HOST: "db", GOOGLE_APPLICATION_CREDENTIALS: "/key" },
  { SMTP_URLL: " " },
])("nothing is said of %j", (given) => {
  expect(unlikelySettings(given)).toEqual([]);
});
