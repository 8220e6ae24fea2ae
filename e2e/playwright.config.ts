import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "src",
  outputDir: "../test-results/e2e",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Each file starts a product of its own; two cores carry no more than two.
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  use: {
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
