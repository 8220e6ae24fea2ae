import type { Config } from "@react-router/dev/config";
import { importForBuild } from "./scripts/agency-folder.ts";

type Pages = typeof import("./src/app/prerendered.ts");
type Finish = typeof import("./scripts/finish-build.ts");

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: async () => (await importForBuild<Pages>("src/app/prerendered.ts")).prerendered,
  buildEnd: async ({ reactRouterConfig }) => {
    const { finishBuild } = await importForBuild<Finish>("scripts/finish-build.ts");
    await finishBuild(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
