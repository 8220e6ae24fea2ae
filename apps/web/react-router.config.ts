import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: async () => (await import("./src/app/prerendered.ts")).prerendered,
} satisfies Config;
