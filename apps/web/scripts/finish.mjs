import { runnerImport } from "vite";

// Only Vite reads the components that the build draws with.
await runnerImport("./scripts/finish.ts", { configFile: false });
