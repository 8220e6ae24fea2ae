import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

/** A file of the staff, of up to 1 MB, which a zip unpacks to ten times as much. */
const reading = { processorMs: 8_000, totalMs: 60_000, megabytes: 250 };

export const listTasks = {
  readClientList: { load: async () => (await import("./read-client-list.ts")).readClientList, limits: reading },
};

export type ListSandbox = { run: Run<PoolFunctions<typeof listTasks>> };
