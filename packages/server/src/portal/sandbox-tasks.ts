import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

export const portalTasks = {
  drawPortal: {
    load: async () => (await import("./draw-portal.ts")).drawPortal,
    limits: { processorMs: 8_000, totalMs: 30_000, megabytes: 150 },
    ofStrangers: true,
  },
};

export type PortalSandbox = { run: Run<PoolFunctions<typeof portalTasks>> };
