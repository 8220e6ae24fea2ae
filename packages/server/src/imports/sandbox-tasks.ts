import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

/** A file of the staff, of up to 4 MB, which a zip unpacks to ten times as much. A workbook of 100,000 rows takes 1.3 s. */
const importing = { processorMs: 8_000, totalMs: 60_000, megabytes: 250 };

export const importTasks = {
  readImport: { load: async () => (await import("./read-import.ts")).readImport, limits: importing },
};

export type ImportSandbox = { run: Run<PoolFunctions<typeof importTasks>> };
