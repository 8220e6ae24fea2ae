import { defineConfig } from "vitest/config";

// Mostly waiting for processes and leases, so that more files than there are cores run at once. A lease takes a minute.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 420_000,
    hookTimeout: 300_000,
  },
});
