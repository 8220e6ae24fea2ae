import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

export const staffTasks = {
  guessPassword: {
    load: async () => (await import("./guess-password.ts")).guessPassword,
    // Two seconds on a slow machine, of which half are for the lists.
    limits: { processorMs: 15_000, totalMs: 60_000, megabytes: 300 },
  },
};

export type StaffSandbox = { run: Run<PoolFunctions<typeof staffTasks>> };
