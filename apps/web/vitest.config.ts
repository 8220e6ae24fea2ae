import { defineConfig, mergeConfig } from "vitest/config";
import { unitTests } from "@agency/testing/unit-tests";
import siteConfig from "./vite.config.ts";

export default defineConfig((env) => mergeConfig(siteConfig(env), unitTests()));
