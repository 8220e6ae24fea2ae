import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import { unitTests } from "@agency/testing/test-config";
import siteConfig from "./vite.config.ts";

/** The build makes the pictures (scripts/pictures); the sample's articles have none. */
const noPictures: Plugin = {
  name: "no-pictures",
  resolveId: (id) => (id === "virtual:pictures" ? "\0virtual:pictures" : undefined),
  load: (id) => (id === "\0virtual:pictures" ? "export const pictures = { written: {}, shared: {} }" : undefined),
};

export default defineConfig((env) => mergeConfig({ ...siteConfig(env), plugins: [noPictures] }, unitTests()));
