import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** `npm run test:readers`: what the product writes, as the programs read it that people read it with. */
export default defineConfig({
  ...base,
  testDir: "readers",
  testMatch: "**/*.reader.ts",
  outputDir: "../test-results/readers",
  maxFailures: 0,
  workers: 1,
});
