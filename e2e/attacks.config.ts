import { defineConfig } from "@playwright/test";
import type { Shape } from "./attacks/support/attack.ts";
import base from "./playwright.config.ts";

const services = { name: "services", use: { shape: "services" }, testIgnore: /stored/ } as const;
const embedded = {
  name: "embedded",
  use: { shape: "embedded" },
  testMatch: /(wrong-input|injection|stored-script|timing)\.attack\.ts/,
} as const;
// Left out: what reads the emails of a folder, audits a site of the test's own, or connects as another address of this machine.
const compose = {
  name: "compose",
  use: { shape: "compose" },
  testIgnore: /(stored-script|hostile|unread)/,
  // Docker's own proxy of ports drops what is answered before a body of megabytes has come to its end.
  grepInvert: /too large.* POST \/api\/imports/,
} as const;

/**
 * `npm run test:attacks`: what an attacker would try, against the running product. `services` is the production shape (MariaDB,
 * Redis, a mail server). `embedded` (SQLite, emails as files) repeats the tests that depend on the database or read emails.
 * `npm run test:attacks -- --compose` attacks the containers of docker-compose.yml.
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
  projects: process.env["ATTACKS_ON_COMPOSE"] ? [compose] : [services, embedded],
});
