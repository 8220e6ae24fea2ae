import { defineConfig } from "@playwright/test";
import type { Shape } from "./attacks/support/attack.ts";
import base from "./playwright.config.ts";

/**
 * `npm run test:attacks`: what an attacker would try, against the running product. `services` is the production shape (MariaDB,
 * Redis, a mail server). `embedded` (SQLite, emails as files) repeats the tests that depend on the database or read emails.
 */
export default defineConfig<object, Shape>({
  ...base,
  testDir: "attacks",
  testMatch: "**/*.attack.ts",
  outputDir: "../test-results/attacks",
  timeout: 300_000,
  maxFailures: 0,
  // One after the other: some measure how long everybody else waits meanwhile.
  workers: 1,
  // Browsers share the machine with an attack.
  expect: { timeout: 45_000 },
  projects: [
    { name: "services", use: { shape: "services" }, testIgnore: /stored/ },
    { name: "embedded", use: { shape: "embedded" }, testMatch: /(wrong-input|injection|stored-script)\.attack\.ts/ },
  ],
});
