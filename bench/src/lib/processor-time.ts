import { readFile } from "node:fs/promises";

/** In ms; the kernel counts in hundredths of a second. */
const tick = 10;

/** The processor time in ms that a process has used so far. Linux only. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = fields.slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tick;
}
