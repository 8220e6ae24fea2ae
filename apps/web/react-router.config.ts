import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";
import { prerendered } from "./src/app/prerendered.ts";

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: prerendered,
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
