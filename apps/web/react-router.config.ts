import type { Config } from "@react-router/dev/config";
import { importForBuild } from "./scripts/agency-folder.ts";
import type * as finishing from "./scripts/finish-build.ts";
import type * as pages from "./src/app/prerendered.ts";

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: async () => (await importForBuild<typeof pages>("src/app/prerendered.ts")).prerendered,
  buildEnd: async ({ reactRouterConfig }) => {
    const { finishBuild } = await importForBuild<typeof finishing>("scripts/finish-build.ts");
    await finishBuild(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
