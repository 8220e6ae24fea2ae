import { defineConfig } from "vitest/config";
import { timeouts } from "@agency/testing/unit-tests";

// Mostly waiting for processes and leases, so that more files than there are cores run at once.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], maxWorkers: 3, ...timeouts } });
