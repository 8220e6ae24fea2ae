import { fileURLToPath } from "node:url";
import type { Bombs } from "./bombs.fixture.ts";
import { type Limits, processPool } from "./pool.ts";

/** Tells the id of its pool's process, and gives that an endless loop. */
const endless: Limits = { processorMs: 600_000, totalMs: 600_000, megabytes: 400 };
const pool = processPool<Pick<Bombs, "pid" | "loop">>({
  program: fileURLToPath(new URL("bombs.fixture.ts", import.meta.url)),
  tasks: { pid: { limits: endless }, loop: { limits: endless } },
  processes: 1,
  room: 1,
});
process.stdout.write(`${await pool.run.pid()}\n`);
await pool.run.loop();
