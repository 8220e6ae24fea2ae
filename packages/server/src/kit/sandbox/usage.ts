import { readFileSync } from "node:fs";

/** Milliseconds of a clock tick in /proc, which is the same on every Linux. */
const tick = 10;

/** What a process has used: processor time since its start, and memory now. */
export type Usage = { processorMs: number; megabytes: number };

/** Reads what a process uses; null where the system has no /proc, or the process has ended. */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    const resident = readFileSync(`/proc/${pid}/status`, "latin1").split("VmRSS:")[1] ?? "0";
    return { processorMs: ((user ?? 0) + (system ?? 0)) * tick, megabytes: Number.parseInt(resident, 10) / 1024 };
  } catch {
    return null;
  }
}
