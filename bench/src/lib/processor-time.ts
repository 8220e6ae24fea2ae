import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a clock tick in /proc, which is the same on every Linux. */
const tick = 10;

type Used = { parent: number; time: number };

/**
 * The processor time in ms that everything which this benchmark started has used so far: servers, product and reference, but not the
 * benchmark itself. Unlike a clock, it changes little on a busy machine. Linux only.
 */
export function processorTime(): number {
  const processes = new Map<number, Used>();
  for (const name of readdirSync("/proc")) {
    const used = /^\d+$/.test(name) ? usedBy(name) : null;
    if (used) processes.set(Number(name), used);
  }
  // The servers are children of what started the benchmark.
  const within = (pid: number): boolean => {
    if (pid === process.ppid) return true;
    const { parent = 0 } = processes.get(pid) ?? {};
    return parent !== 0 && within(parent);
  };
  return [...processes]
    .filter(([pid]) => pid !== process.pid && pid !== process.ppid && within(pid))
    .reduce((sum, [, { time }]) => sum + time, 0);
}

/** The processor time in ms that a process has used so far; NaN once it has ended. Linux only. */
export function processorTimeOf(pid: number | undefined): number {
  return usedBy(String(pid))?.time ?? Number.NaN;
}

function usedBy(pid: string): Used | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0] = fields.slice(11, 13);
    return { parent, time: (user + system) * tick };
  } catch {
    return null;
  }
}
