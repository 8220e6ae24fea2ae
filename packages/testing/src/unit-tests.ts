import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Slow enough for a busy machine with two cores, in milliseconds. */
export const timeouts = { testTimeout: 15_000, hookTimeout: 30_000 };

/** The vitest set-up of a package whose tests need no service: every test file runs once. */
export function unitTests(): ViteUserConfig {
  return defineConfig({ test: timeouts });
}
