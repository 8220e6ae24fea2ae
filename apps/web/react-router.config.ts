import type { Config } from "@react-router/dev/config";
import { prerendered } from "./src/app/prerendered.ts";

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: prerendered,
} satisfies Config;
