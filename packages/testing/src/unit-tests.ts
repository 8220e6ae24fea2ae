import { defineConfig, type ViteUserConfig } from "vitest/config";
import { ceiling } from "./ceiling.ts";

export const timeouts = {
  testTimeout: ceiling,
  hookTimeout: ceiling,
  teardownTimeout: ceiling,
  expect: { poll: { timeout: ceiling } },
};

/** The vitest setup of a package whose tests need no service: every test file runs once. */
export function unitTests(): ViteUserConfig {
  // Each worker loads all that it tests: with one, a package takes less than with two.
  return defineConfig({ test: { maxWorkers: 1, ...timeouts } });
}
