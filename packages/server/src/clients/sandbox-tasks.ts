import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

/** A logo of 4,000 by 4,000 pixels takes 64 MB to unpack, twice. */
const picturing = { processorMs: 3_000, totalMs: 60_000, megabytes: 250 };

export const clientTasks = {
  drawLogo: { load: async () => (await import("./draw-logo.ts")).drawLogo, limits: picturing },
};

export type ClientSandbox = { run: Run<PoolFunctions<typeof clientTasks>> };
