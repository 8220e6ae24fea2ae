import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

/**
 * A stranger's page of 2 MB. The worst known takes 0.3 s in a new process, honest or not, and 5 MB more than the text; on a busy rented
 * machine three times as long.
 */
const reading = { processorMs: 3_000, totalMs: 60_000, megabytes: 150 };

export const auditTasks = {
  auditPage: { load: async () => (await import("./audit.ts")).auditPage, limits: reading, ofStrangers: true },
  readReferences: {
    load: async () => (await import("./references.ts")).readReferences,
    limits: reading,
    ofStrangers: true,
  },
};

/** Reads pages of strangers in a process of its own. */
export type AuditSandbox = { run: Run<PoolFunctions<typeof auditTasks>> };
