import { fileURLToPath } from "node:url";
import { type Limits, type Pool, processPool } from "./pool.ts";
import type { Tasks } from "./tasks.ts";

export type Sandbox = Pool<Tasks>;

const reading: Limits = { processorMs: 1_000, totalMs: 6_000, megabytes: 150 };
const drawing: Limits = { processorMs: 8_000, totalMs: 20_000, megabytes: 250 };

/** The processes that read what others wrote, and draw. They start when they are first needed. */
export function openSandbox(): Sandbox {
  const pool = processPool<Tasks>({
    program: fileURLToPath(new URL("child.ts", import.meta.url)),
    limits: {
      auditPage: reading,
      readReferences: reading,
      parseFiguresCsv: reading,
      drawReportPdf: drawing,
      openFonts: drawing,
    },
    ofStrangers: ["auditPage", "readReferences"],
    processes: 2,
    room: 200,
  });
  return {
    ...pool,
    warm: () => {
      pool.warm();
      // The first report opens them where this fails.
      pool.run("openFonts").catch(() => undefined);
    },
  };
}
