import { fileURLToPath } from "node:url";
import { type Limits, type Pool, processPool } from "./pool.ts";
import type { Tasks } from "./tasks.ts";

export type Sandbox = Pool<Tasks>;

/** A stranger's page of 2 MB. The worst known takes 0.3 s in a new process, honest or not, and 5 MB more than the text. */
const reading: Limits = { processorMs: 1_000, totalMs: 60_000, megabytes: 150 };
/** A file of the staff, of up to 4 MB, which a zip unpacks to ten times as much. A workbook of 100,000 rows takes 1.3 s. */
const importing: Limits = { processorMs: 8_000, totalMs: 60_000, megabytes: 250 };
/** A logo of 4,000 by 4,000 pixels takes 64 MB to unpack, twice. */
const picturing: Limits = { processorMs: 3_000, totalMs: 60_000, megabytes: 250 };
const drawing: Limits = { processorMs: 8_000, totalMs: 60_000, megabytes: 250 };

/** The processes that read what others wrote, and draw. They start when they are first needed. */
export function openSandbox(): Sandbox {
  const pool = processPool<Tasks>({
    program: fileURLToPath(new URL("child.ts", import.meta.url)),
    limits: {
      auditPage: reading,
      readReferences: reading,
      readImport: importing,
      drawReportPdf: drawing,
      undrawnWords: drawing,
      drawLogo: picturing,
      drawReportMail: drawing,
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
