import { fileURLToPath } from "node:url";
import type { Bombs } from "./bombs.fixture.ts";
import { processPool } from "./pool.ts";

/** Closes a pool whose process has no work, and says so. Nothing else keeps it alive. */
const pool = processPool<Pick<Bombs, "echo">>({
  program: fileURLToPath(new URL("bombs.fixture.ts", import.meta.url)),
  tasks: { echo: { limits: { processorMs: 600_000, totalMs: 600_000, megabytes: 400 } } },
  processes: 1,
  room: 1,
});
pool.warm();
await pool.close();
process.stdout.write("closed");
