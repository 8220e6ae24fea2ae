import { defineConfig } from "@playwright/test";

/**
 * No test fails because a machine is busy: these ceilings are far above what any step takes. Each worker has a
 * product of its own (support/test.ts); beside the other tests, a third one costs more than it gains on two cores.
 */
export default defineConfig({
  testDir: "src",
  outputDir: "../test-results/e2e",
  timeout: 300_000,
  // A product that is broken as a whole ends the run without waiting for every test.
  maxFailures: 10,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Node reads TypeScript by itself: Babel takes three times as long, and begins anew in each run.
  build: { external: ["**/*.ts"] },
  reporter: "list",
  use: {
    actionTimeout: 60_000,
    // Drawing what moves takes a tenth of the processor. Tests of what moves ask for it (support/visitor.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Each product compresses what it sends a second time for Brotli, as small as it gets. No run is long enough to gain by it.
    extraHTTPHeaders: { "accept-encoding": "gzip" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["TEST_BROWSER"] ?? process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // One process less for each browser: they have two cores for everything.
        "--in-process-gpu",
        // Pages live for seconds, in which optimised code does not pay.
        "--js-flags=--no-opt --no-maglev",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
