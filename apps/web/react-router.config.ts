import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: async () => (await import("./src/app/prerendered.ts")).prerendered,
  buildEnd: async ({ reactRouterConfig }) => {
    const { finishBuild } = await import("./scripts/finish-build.ts");
    await finishBuild(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
