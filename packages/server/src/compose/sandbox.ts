import { fileURLToPath } from "node:url";
import { factsForSandbox, ownFolder } from "@agency/content/own";
import { type PoolFunctions, type Pool, processPool } from "../kit/sandbox/pool.ts";
import { tasks } from "./sandbox-tasks.ts";

export type Sandbox = Pool<PoolFunctions<typeof tasks>>;

type Options = {
  /** The most at once. */
  processes?: number;
  /** The folder of the built website, whose program draws portals. */
  site?: string | null;
};

/** The processes that read what others wrote, and draw. They start when they are first needed. */
export function openSandbox({ processes = 2, site = null }: Options = {}): Sandbox {
  const pool = processPool<PoolFunctions<typeof tasks>>({
    program: fileURLToPath(new URL("sandbox-child.ts", import.meta.url)),
    tasks,
    processes,
    room: 200,
    environment: { AGENCY_DIR: ownFolder, AGENCY_FACTS: factsForSandbox() },
    readable: site === null ? [ownFolder] : [ownFolder, site],
  });
  return {
    ...pool,
    warm: () => {
      pool.warm();
      // The first report opens them where this fails.
      pool.run.openFonts().catch(() => undefined);
    },
  };
}
